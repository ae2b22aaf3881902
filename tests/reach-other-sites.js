/**
 * `node --import ./tests/reach-other-sites.js`: https://port-4711.example/ is what this machine has on port 4711, for a house
 * of the journeys that reads the calendars of other sites. The house itself reaches nothing but the open net (decision 0162);
 * whatever else it asks for goes its way.
 */
import { request as plainly } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const securely = https.request;
https.request = (url, options, answered) => {
  const port = url instanceof URL && /^port-(\d+)\.example$/.exec(url.hostname)?.[1];
  if (!port) return securely(url, options, answered);
  const { headers, signal } = options;
  return plainly(`http://127.0.0.1:${port}${url.pathname}`, { headers, signal, agent: false }, answered);
};
syncBuiltinESMExports();
