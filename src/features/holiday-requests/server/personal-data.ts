import { sentInByAnybody } from '#market/intake/server/personal-data.ts';
import { holidayRequests } from './table.ts';

export const holidayPersonalData = sentInByAnybody(holidayRequests);
