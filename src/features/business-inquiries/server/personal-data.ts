import { sentInByAnybody } from '#kit/server/personal-data.ts';
import { businessInquiries } from './table.ts';

export const businessInquiryPersonalData = sentInByAnybody(businessInquiries);
