import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { setTheme } from '#market/town/web/theme.ts';
import { nightStart } from '../film-clock.ts';
import { BayFilm } from './bay-film.tsx';

/** What the browser says of its visitor, and what jsdom lacks: a screen, a player, and a screen's frames. */
const asked = new Set<string>();
let onFrame: ((seconds: number) => void) | undefined;
/** What waits for the page to be idle. */
let waiting: (() => void)[] = [];
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

beforeEach(() => {
  waiting = [];
  document.documentElement.dataset['theme'] = 'day';
  asked.clear();
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked.has(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  Object.assign(HTMLMediaElement.prototype, {
    play,
    pause,
    requestVideoFrameCallback(callback: (now: number, frame: { mediaTime: number }) => void) {
      onFrame = (mediaTime) => callback(0, { mediaTime });
      return 1;
    },
    cancelVideoFrameCallback() {},
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const draw = (language: 'en' | 'es' = 'en') =>
  renderPage(
    <div className="film-plate">
      <BayFilm />
    </div>,
    { language },
  ).container;
const videoIn = (page: HTMLElement) => page.querySelector('video');
const plateIn = (page: HTMLElement) => page.querySelector<HTMLElement>('.film-plate');
/** The page has nothing better to do; then what it fetches now has come, was drawn, and listens. */
async function rest(): Promise<void> {
  await act(async () => waiting.splice(0).forEach((callback) => callback()));
  act(() => void window.dispatchEvent(new Event('pointermove')));
  await act(async () => void (await import('./hero-film.tsx')));
}
/** A module comes to each who asks for it by a way of its own: to us, on a busy machine, sooner than to the page. */
const filmOn = (page: HTMLElement): Promise<HTMLVideoElement> =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      const video = videoIn(page);
      if (!video) throw new Error('no film');
      return video;
    },
    { timeout: 15_000 },
  );
async function filmIn(page: HTMLElement): Promise<HTMLVideoElement> {
  await rest();
  return filmOn(page);
}

describe('the film', () => {
  it('plays without sound over the still, hidden from readers, once the page is idle', async () => {
    const page = draw();
    expect(videoIn(page)).toBeNull();
    const video = await filmIn(page);
    expect(video.muted && video.loop).toBe(true);
    expect(video.getAttribute('aria-hidden')).toBe('true');
    expect(video.preload).toBe('none');
    expect([...video.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
      expect.stringContaining('bay-landscape.webm'),
      expect.stringContaining('bay-landscape.mp4'),
    ]);
    expect(play).toHaveBeenCalled();
    expect(video.currentTime).toBe(0);
  });

  it('is the tall one on a tall screen', async () => {
    asked.add('(max-width: 30em)');
    const video = await filmIn(draw());
    expect(video.querySelector('source')?.getAttribute('src')).toContain('bay-portrait.webm');
  });

  it('begins at six on night pages, and follows the dial', async () => {
    document.documentElement.dataset['theme'] = 'night';
    const video = await filmIn(draw());
    await waitFor(() => expect(video.currentTime).toBe(nightStart));
    act(() => setTheme('day'));
    await waitFor(() => expect(video.currentTime).toBe(0));
  });

  it.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
    'is not there for %s',
    async (query) => {
      asked.add(query);
      const page = draw();
      await rest();
      expect(videoIn(page)).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('comes by itself to a page that lies still, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const page = draw();
      act(() => waiting.splice(0).forEach((callback) => callback()));
      act(() => void vi.advanceTimersByTime(5_999));
      expect(videoIn(page)).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      vi.useRealTimers();
      expect(await filmOn(page)).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '4g', downlink: 0.9 }])(
    'is not there on a line of %j',
    async (connection) => {
      Object.assign(navigator, { connection });
      const page = draw();
      await rest();
      expect(videoIn(page)).toBeNull();
    },
  );

  it('is there on a line that nobody has measured yet', async () => {
    Object.assign(navigator, { connection: { effectiveType: '4g', downlink: 1.35 } });
    expect(await filmIn(draw())).not.toBeNull();
  });

  it('gives way to the still when it cannot be shown', async () => {
    const page = draw();
    const video = await filmIn(page);
    fireEvent.error(video.querySelectorAll('source')[1] ?? video);
    expect(videoIn(page)).toBeNull();
  });
});

describe('the inks of the plate', () => {
  it('follow the clock of the film, and go with it', async () => {
    const page = draw();
    await filmIn(page);
    const plate = plateIn(page);
    expect(plate?.dataset['ink']).toBeUndefined();
    const at = (seconds: number) => {
      act(() => onFrame?.(seconds));
      return [plate?.dataset['ink'], plate?.style.getPropertyValue('--turn')];
    };
    expect(at(0)).toEqual(['day', '0%']);
    expect(videoIn(page)?.dataset['shown']).toBe('');
    expect(at(3.79)).toEqual(['day', '100%']);
    expect(at(3.875)).toEqual(['night', '100%']);
    expect(at(6)).toEqual(['night', '0%']);
    expect(at(9.5)).toEqual(['day', '0%']);
  });
});

describe('the pause button', () => {
  it('stops the film and remembers it', async () => {
    const page = draw();
    await filmIn(page);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(pause).toHaveBeenCalled();
    expect(localStorage.getItem('film')).toBe('paused');
    play.mockClear();

    await filmIn(draw('es'));
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reproducir el vídeo' }));
    expect(play).toHaveBeenCalled();
    expect(localStorage.getItem('film')).toBe('playing');
  });

  it('offers to play where the browser let no film start', async () => {
    play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    await filmIn(draw());
    expect(await screen.findByRole('button', { name: 'Play the film' })).toBeTruthy();
    expect(localStorage.getItem('film')).toBeNull();
  });
});
