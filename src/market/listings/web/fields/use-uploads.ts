import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UploadedPhoto } from '#kit/shared/photo-endpoints.ts';
import { maxPhotos } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { uploadPhoto } from './upload-photo.ts';

/** One file on its way; with `failed` it will not arrive, unless it `failed` for the line and is sent again. */
export type Upload = {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly failed?: 'too_large' | 'unsupported_media_type' | 'validation' | 'full' | 'failed';
};

const reasons = ['too_large', 'unsupported_media_type', 'validation'] as const;
const reasonOf = (error: unknown) =>
  reasons.find((reason) => error instanceof Problem && error.code === reason) ?? 'failed';

/** Whether it has arrived nowhere yet and still may. */
const isOpen = ({ failed }: Upload) => failed === undefined || failed === 'failed';

/**
 * Uploads files one after the other and hands over each that arrived; what is still on its way ends with the form. What
 * the line lost is sent again when it is back, or when somebody asks for it: nobody chooses a photo twice.
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

  const send = async ({ file, key }: Upload) => {
    const signal = stop.current?.signal;
    if (!signal || signal.aborted) return;
    try {
      const photo = await uploadPhoto(file, (share) => patch(key, { share }), signal);
      arrived.current(photo);
      drop(key);
    } catch (error) {
      patch(key, { failed: reasonOf(error) });
    }
  };
  const queue = (upload: Upload) => {
    turn.current = turn.current.then(() => send(upload));
  };
  const again = ({ failed: _, ...upload }: Upload) => {
    setUploads((all) => all.map((one) => (one.key === upload.key ? { ...upload, share: 0 } : one)));
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
    isUploading: uploads.some(({ failed }) => failed === undefined),
    drop,
    again,
    /** `room` is how many more photos there may be. */
    add: (files: readonly File[], room = maxPhotos) => {
      const waiting = uploads.filter(isOpen).length;
      const wanted = files.map((file, place): Upload => {
        const upload = { key: (last.current += 1), file, share: 0 };
        return place >= room - waiting ? { ...upload, failed: 'full' } : upload;
      });
      setUploads((all) => [...all.filter(isOpen), ...wanted]);
      for (const upload of wanted) if (upload.failed === undefined) queue(upload);
    },
  };
}
