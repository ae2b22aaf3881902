/** Load by wrk, a program written in C: it leaves the cores to the server it measures. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { install, mayInstall, onPath } from './project.ts';

export type Load = { readonly perSecond: number; readonly p99: number };

const connections = 32;
const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Finds wrk on PATH, or installs Debian's where that is allowed. */
export async function findWrk(): Promise<string> {
  const found = onPath(['wrk']);
  if (found !== undefined) return found;
  if (mayInstall()) await install('wrk').catch(() => undefined);
  const installed = onPath(['wrk']);
  if (installed !== undefined) return installed;
  throw new Error('The benchmark needs wrk (https://github.com/wg/wrk) on PATH; only root on Debian can install it.');
}

/** Reads the report of `wrk --latency`; an answer of 4xx or 5xx or a broken connection is no measurement. */
export function readReport(report: string): Load {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const [, p99 = '', unit = ''] = /\b99%\s+([\d.]+)(us|ms|s|m)\b/.exec(report) ?? [];
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report)?.[0];
  if (failed !== undefined) throw new Error(`Under load the server failed: ${failed}`);
  if (!(perSecond > 0) || p99 === '') throw new Error(`wrk gave no figures:\n${report}`);
  return { perSecond, p99: Number(p99) * (milliseconds[unit] ?? Number.NaN) };
}

/** Loads one address for some seconds. */
export async function load(wrk: string, url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency', ...given, url];
  const { stdout } = await promisify(execFile)(wrk, args);
  return readReport(stdout);
}
