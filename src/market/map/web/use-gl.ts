import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { endpoints } from '../map-endpoints.ts';
import { client } from '#kit/web/api.ts';
import { useTheme } from '#market/town/web/theme.ts';
import type { GlGround } from './gl-ground.ts';
import { hasWebGl, type Hint } from './ground.ts';
import type { Camera } from './use-camera.ts';

const settings = client<typeof endpoints>().query('GET /api/map', {});

/** `drawn`: our own drawing holds the ground; `ours` and `foreign`: MapLibre does, with our style or another. */
export type Ground = 'drawn' | 'ours' | 'foreign';

/** Brings MapLibre to an element, where the browser can run it. Until it has drawn, and if it can't, nothing changes. */
export function useGl(holder: RefObject<HTMLElement | null>, camera: Camera, onHint: (hint: Hint) => void): Ground {
  const theme = useTheme();
  const { data, isError } = useQuery({ ...settings, staleTime: Infinity, retry: false });
  const known = data !== undefined || isError;
  const [ground, setGround] = useState<Ground>('drawn');
  const gl = useRef<GlGround>(undefined);

  const start = useEffectEvent(() => ({ view: camera.view, theme }));
  const follow = useEffectEvent(camera.follow);
  const hint = useEffectEvent(onHint);
  const hand = useEffectEvent((opened: GlGround | undefined) => {
    gl.current = opened;
    // The map may have been taken elsewhere, and its ink changed, while MapLibre was on its way.
    opened?.go(camera.view, false);
    opened?.paint(theme);
    camera.drive(opened);
    if (!opened) setGround('drawn');
  });

  useEffect(() => {
    const container = holder.current;
    if (!container || !known || !hasWebGl()) return undefined;
    let [isOver, opened]: [boolean, GlGround | undefined] = [false, undefined];
    const open = async () => {
      try {
        const { openGround } = await import('./gl-ground.ts');
        if (isOver) return;
        opened = await openGround({
          ...start(),
          container,
          styles: { day: data?.styleUrl ?? null, night: data?.nightStyleUrl ?? null },
          onMove: (view, isByPerson) => follow(view, isByPerson),
          onHint: (why) => hint(why),
          onDrawn: (isOurs) => setGround(isOurs ? 'ours' : 'foreign'),
          onLost: () => hand(undefined),
        });
        if (isOver) opened.close();
        else hand(opened);
      } catch {
        // Offline, or a machine that promised more than it holds: our own drawing stays.
      }
    };
    void open();
    return () => {
      isOver = true;
      hand(undefined);
      opened?.close();
    };
  }, [holder, known, data]);

  useEffect(() => gl.current?.paint(theme), [theme]);
  return ground;
}
