/** What neighbours ask of messages. */
export { requireUnblocked } from './ended.ts';
export { writeAboutSold } from './writing.ts';
