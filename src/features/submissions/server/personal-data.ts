import { sentInByAnybody } from '#market/intake/server/personal-data.ts';
import { submissions } from './table.ts';

export const submissionPersonalData = sentInByAnybody(submissions);
