import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../door-messages.ts';
import { makeReader } from './read-code.ts';
import type { Asked } from './use-check-in.ts';
import * as styles from './door.module.css';

type State = 'waking' | 'looking' | 'denied' | 'none';

/** The same ticket is still held up: it is not asked about again until it was away for so long, in milliseconds. */
const sameFor = 4000;
/** What nothing was heard of is asked again while it is still held up: nobody has to take it away first. */
const againAfter = 2000;
/** Between two looks: a phone that only looks stays cool. */
const lookEvery = 150;

/** What the camera sees, and each code in it once. */
export function Scanner({ onCode }: { readonly onCode: (text: string) => Promise<Asked> }) {
  const words = useWords(messages);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('waking');
  const found = useEffectEvent(onCode);

  useEffect(() => {
    const leaving = new AbortController();
    let stream: MediaStream | undefined;
    const watch = async () => {
      const screen = video.current;
      if (!screen || !navigator.mediaDevices) return setState('none');
      stream = await openCamera();
      if (leaving.signal.aborted) return stop(stream);
      screen.srcObject = stream;
      await screen.play();
      setState('looking');
      await look(screen, leaving.signal, found);
    };
    watch().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
    });
    return () => {
      leaving.abort();
      if (stream) stop(stream);
    };
  }, []);

  const isAway = state === 'denied' || state === 'none';
  return (
    <div className={styles.gateCamera} data-state={state}>
      <video ref={video} muted playsInline hidden={isAway} aria-label={words('camera')} />
      <p role="status">
        {state === 'waking' ? words('waking') : null}
        {state === 'looking' ? words('aim') : null}
        {state === 'denied' ? words('cameraDenied') : null}
        {state === 'none' ? words('cameraNone') : null}
      </p>
    </div>
  );
}

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false });

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Looks until it is told to leave; a code that stays in view counts once. */
async function look(
  screen: HTMLVideoElement,
  signal: AbortSignal,
  found: (text: string) => Promise<Asked>,
): Promise<void> {
  const read = await makeReader();
  let last = { text: '', at: 0 };
  const ask = async (text: string) => {
    if ((await found(text)) !== 'unheard') return;
    await new Promise((resolve) => setTimeout(resolve, againAfter));
    if (last.text === text) last = { text: '', at: 0 };
  };
  while (!signal.aborted) {
    const text = await read(screen);
    const at = performance.now();
    if (text !== undefined) {
      const isNew = text !== last.text || at - last.at > sameFor;
      last = { text, at };
      if (isNew) void ask(text);
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
