import { sentInByAnybody } from '#market/intake/server/personal-data.ts';
import { businessInquiries } from './table.ts';

export const businessInquiryPersonalData = sentInByAnybody(businessInquiries);
