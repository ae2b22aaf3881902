import { sentInByAnybody } from '#kit/server/personal-data.ts';
import { submissions } from './table.ts';

export const submissionPersonalData = sentInByAnybody(submissions);
