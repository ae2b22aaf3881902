/** What neighbours ask of messages. */
export { writeAboutSold } from './writing.ts';
