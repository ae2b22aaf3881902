import { useEffect, useRef, useState } from 'react';
import type { UploadedPhoto } from '#kit/shared/photo-endpoints.ts';
import { maxPhotos } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { uploadPhoto } from './upload-photo.ts';

/** One file on its way; with `failed` it will not arrive. */
export type Upload = {
  readonly key: number;
  readonly name: string;
  readonly share: number;
  readonly failed?: 'too_large' | 'unsupported_media_type' | 'validation' | 'full' | 'failed';
};

const reasons = ['too_large', 'unsupported_media_type', 'validation'] as const;
const reasonOf = (error: unknown) =>
  reasons.find((reason) => error instanceof Problem && error.code === reason) ?? 'failed';

/** Uploads files one after the other and hands over each that arrived; what is still on its way ends with the form. */
export function useUploads(onArrived: (photo: UploadedPhoto) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stop = useRef<AbortController>(undefined);
  const arrived = useRef(onArrived);
  const last = useRef(0);
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const patch = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async (file: File, key: number) => {
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

  return {
    uploads,
    isUploading: uploads.some(({ failed }) => failed === undefined),
    drop,
    /** `room` is how many more photos there may be. */
    add: (files: readonly File[], room = maxPhotos) => {
      const waiting = uploads.filter(({ failed }) => failed === undefined).length;
      const wanted = files.map((file, place) => ({
        file,
        upload: {
          key: (last.current += 1),
          name: file.name,
          share: 0,
          ...(place >= room - waiting ? { failed: 'full' as const } : {}),
        } satisfies Upload,
      }));
      setUploads((all) => [...all.filter(({ failed }) => failed === undefined), ...wanted.map(({ upload }) => upload)]);
      for (const { file, upload } of wanted)
        if (!('failed' in upload)) turn.current = turn.current.then(() => send(file, upload.key));
    },
  };
}
