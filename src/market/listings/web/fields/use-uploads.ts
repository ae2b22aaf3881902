import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UploadedPhoto } from '#kit/shared/photo-endpoints.ts';
import { maxPhotos } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { uploadPhoto } from './upload-photo.ts';

const reasons = ['too_large', 'unsupported_media_type', 'validation', 'too_many_requests'] as const;

/**
 * One file. Until its `share` is known it waits for those before it; with `failed` it will not arrive, unless it `failed` for
 * the line or found the house `busy`, and is sent again.
 */
export type Upload = {
  readonly key: number;
  readonly file: File;
  readonly share?: number;
  readonly failed?: (typeof reasons)[number] | 'full' | 'busy' | 'failed';
  /** Ends it wherever it is. */
  readonly stop: AbortController;
};

function reasonOf(error: unknown) {
  if (!(error instanceof Problem)) return 'failed';
  if (error.code === 'unavailable' && error.retryAfter !== undefined) return 'busy';
  return reasons.find((reason) => error.code === reason) ?? 'failed';
}

/** Whether it goes on by itself. */
const isUnderWay = ({ failed }: Upload) => failed === undefined || failed === 'busy';
/** Whether it has arrived nowhere yet and still may. */
const isOpen = (upload: Upload) =>
  isUnderWay(upload) || upload.failed === 'failed' || upload.failed === 'too_many_requests';

/**
 * Uploads files one after the other and hands over each that arrived; what is still on its way ends with the form. What
 * the line lost is sent again when it is back, what found the house busy when it says so, either when somebody asks for it:
 * nobody chooses a photo twice.
 */
export function useUploads(onArrived: (photo: UploadedPhoto) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stop = useRef<AbortController>(undefined);
  const arrived = useRef(onArrived);
  const last = useRef(0);
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    arrived.current = onArrived;
  });

  const patch = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async (upload: Upload) => {
    const { file, key } = upload;
    const { signal } = upload.stop;
    if (signal.aborted || !stop.current || stop.current.signal.aborted) return;
    const withForm = () => upload.stop.abort();
    stop.current.signal.addEventListener('abort', withForm, { signal });
    patch(key, { share: 0 });
    try {
      const photo = await uploadPhoto(file, (share) => patch(key, { share }), signal);
      arrived.current(photo);
      drop(key);
    } catch (error) {
      const failed = reasonOf(error);
      patch(key, { failed });
      if (failed === 'busy') setTimeout(() => again(upload), ((error as Problem).retryAfter ?? 0) * 1000);
    }
  };
  const queue = (upload: Upload) => {
    turn.current = turn.current.then(() => send(upload));
  };
  const again = ({ key, file, stop }: Upload) => {
    const upload = { key, file, stop };
    setUploads((all) => all.map((one) => (one.key === key ? upload : one)));
    queue(upload);
  };

  const onLine = useEffectEvent(() => {
    for (const upload of uploads) if (upload.failed === 'failed') again(upload);
  });
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    addEventListener('online', () => onLine(), controller);
    return () => controller.abort();
  }, []);

  return {
    uploads,
    isUploading: uploads.some(isUnderWay),
    /** Gives one up, be it on its way. */
    drop: ({ key, stop }: Upload) => {
      stop.abort();
      drop(key);
    },
    again,
    /** `room` is how many more photos there may be. */
    add: (files: readonly File[], room = maxPhotos) => {
      const waiting = uploads.filter(isOpen).length;
      const wanted = files.map((file, place): Upload => {
        const upload = { key: (last.current += 1), file, stop: new AbortController() };
        return place >= room - waiting ? { ...upload, failed: 'full' } : upload;
      });
      setUploads((all) => [...all.filter(isOpen), ...wanted]);
      for (const upload of wanted) if (upload.failed === undefined) queue(upload);
    },
  };
}
