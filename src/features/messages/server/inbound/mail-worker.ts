/** The thread of `openMail`: the bytes of one mail in, what it says out. What is thrown here ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parse-mail.ts';

const mail = await parseMail(workerData as Uint8Array);
parentPort?.postMessage(mail, []);
