import { Problem } from './problem.ts';

/** One field of what was sent is refused (422): `message` is told beside it in a form, `detail` to whoever reads the reply. */
export const invalidField = (path: string, message: string, detail: string = message): Problem =>
  new Problem('validation', detail, { fields: [{ path, message }] });
