/**
 * Work on what strangers send that a library of C does, in a process of its own: a fault of it would end the house with
 * all its visitors, and its memory is not one that Node could bound (decision 0235). It lives for one piece of work.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

type Bounds = {
  /** Of a processor: a busy machine takes no photo's time. */
  readonly maxCpuSeconds: number;
  /** By the clock: for what waits for ever. */
  readonly maxMs: number;
  readonly maxMegabytes: number;
  /** So much may come back. */
  readonly maxAnswer: number;
};

/** It was ended, by us or by a fault of its own: what was given is to blame. Any other error is ours. */
export class Ended extends Error {}

type Work = {
  /** What it does: a file that reads what was given as file 3, writes its answer to stdout and ends. */
  readonly program: string;
  /** The file that is given, opened for it: it hears neither its name nor its folder. */
  readonly given: string;
  /** What of the machine its JavaScript may read. */
  readonly mayRead: readonly string[];
  readonly bounds: Bounds;
};

/** Of a machine that is short of memory Linux ends this first. */
const firstToGo = '1000';
const lookMs = 50;

/**
 * What the program writes. It may read what is named and nothing else, write nowhere, start no process, open no connection,
 * and knows nothing of our environment. Libraries of C are not bound by that, and threads are not kept from it.
 */
export async function inProcess({ program, given, mayRead, bounds }: Work): Promise<Buffer> {
  const file = await open(given);
  try {
    const rights = [...mayRead.map((path) => `--allow-fs-read=${path}`), '--allow-addons', '--allow-worker'];
    const child = spawn(process.execPath, ['--permission', ...rights, '--no-warnings', program], {
      cwd: dirname(program),
      env: {},
      // The first is open as long as we live, so that it hears when we don't.
      stdio: ['pipe', 'pipe', 'pipe', file.fd],
    });
    let why: string | undefined;
    const end = (reason = 'the house closes') => {
      why ??= reason;
      child.kill('SIGKILL');
    };
    const pieces: Buffer[] = [];
    let size = 0;
    child.stdout?.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > bounds.maxAnswer) end('it says too much');
      else pieces.push(piece);
    });
    let complaint = '';
    child.stderr?.on('data', (piece: Buffer) => {
      complaint = (complaint + piece.toString()).slice(-2000);
    });
    const closeWithUs = () => end();
    const late = setTimeout(() => end('it takes too long'), bounds.maxMs);
    const look = setInterval(() => {
      const over = overIn(child.pid, bounds);
      if (over !== undefined) end(over);
    }, lookMs);
    process.once('exit', closeWithUs);
    try {
      await once(child, 'spawn');
      letGoFirst(child.pid);
      const [code, signal] = await once(child, 'close');
      if (why !== undefined || signal !== null) throw new Ended(why ?? `it was ended by ${signal}`);
      if (code !== 0) throw new Error(`The process ended with ${code}: ${complaint}`);
      return Buffer.concat(pieces);
    } finally {
      clearTimeout(late);
      clearInterval(look);
      process.off('exit', closeWithUs);
    }
  } finally {
    await file.close();
  }
}

/** What it has taken too much of, where the machine tells (Linux). */
function overIn(pid: number | undefined, { maxCpuSeconds, maxMegabytes }: Bounds): string | undefined {
  try {
    const [, kilobytes = 0] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    if (Number(kilobytes) / 1024 > maxMegabytes) return 'it takes too much memory';
    // Behind its name, which is in brackets: the 12th and 13th word, in hundredths of a second.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const seconds = (Number(words[11]) + Number(words[12])) / 100;
    return seconds > maxCpuSeconds ? 'it takes too much of a processor' : undefined;
  } catch {
    return undefined;
  }
}

function letGoFirst(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, firstToGo);
  } catch {
    // Other systems choose by themselves.
  }
}
