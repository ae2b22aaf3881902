import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const sendContactMessage = () => api.mutation('POST /api/contact-messages');
export const sendIssueReport = () => api.mutation('POST /api/issue-reports');
