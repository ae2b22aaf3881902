import { sentInByAnybody } from '#market/intake/server/personal-data.ts';
import { contactMessages, issueReports } from './table.ts';

export const supportPersonalData = sentInByAnybody(contactMessages, issueReports);
