import { sentInByAnybody } from '#market/intake/server/personal-data.ts';
import { advertisingInquiries } from './table.ts';

export const advertisingInquiryPersonalData = sentInByAnybody(advertisingInquiries);
