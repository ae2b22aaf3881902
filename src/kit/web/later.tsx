import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import * as styles from './later.module.css';

type Load = () => Promise<ComponentType>;

/** How far below the window a chapter counts as near. */
const near = '1200px 0px';
const retryAfter = 3000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Settles when the visitor touches the page in any way, or changes its language. */
function visitorStirs(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const language = new MutationObserver(stir);
    function stir() {
      done.abort();
      language.disconnect();
      resolve();
    }
    language.observe(document.documentElement, { attributeFilter: ['lang'] });
    for (const sign of signs) addEventListener(sign, stir, { passive: true, signal: done.signal });
  });
}

/** Settles when the visitor comes near the element; at once when there is none, or no way to tell. */
function visitorAt(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        resolve();
      },
      { rootMargin: near },
    );
    sight.observe(element);
  });
}

/** A line that drops leaves the chapters as they are, instead of taking the page away. */
async function loadPatiently(load: Load): Promise<ComponentType> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    return loadPatiently(load);
  }
}

/** Until now chapters out of sight need not be laid out (hero.module.css); what somebody may jump to has its true height. */
function layOutAll(): void {
  document.documentElement.dataset['wanted'] = '';
}

/** Chapters that come late; `load` fetches them at once, for a page that the browser draws by itself. */
export type Later = ComponentType & { readonly load: () => Promise<void> };

/**
 * Chapters far down a page. The server draws them whole; their script comes when it may be wanted, so that the top of
 * the page is alive sooner. Until then they are plain HTML that nothing may update: the element stays the same one,
 * and what changes under the whole page is read as a `Value`.
 */
export function later(id: string, load: Load): Later {
  let hurry: () => void = () => undefined;
  const hurried = new Promise<void>((resolve) => (hurry = resolve));
  let loaded: ComponentType | undefined;
  if (import.meta.env.SSR) void load().then((component) => (loaded = component));
  // From the first moment: a visitor may be faster than the page's own awakening.
  const stirs = import.meta.env.SSR ? undefined : visitorStirs();

  const Chapters = lazy(async () => {
    if (stirs) {
      await Promise.race([stirs, hurried, visitorAt(id)]);
      layOutAll();
    }
    return { default: await loadPatiently(load) };
  });

  /** Shown where there is no HTML of the server: then nothing is waited for. */
  function Wanted() {
    useEffect(hurry, []);
    return <div className={styles.later} />;
  }

  const element = (
    <Suspense fallback={<Wanted />}>
      <Chapters />
    </Suspense>
  );
  function Later() {
    // Already there: the page is written in its order. What it began with it keeps.
    const [Loaded] = useState(() => loaded);
    return Loaded ? (
      <Suspense>
        <Loaded />
      </Suspense>
    ) : (
      element
    );
  }
  return Object.assign(Later, {
    async load() {
      layOutAll();
      try {
        loaded = await load();
      } catch {
        // The page shows without them and asks again.
      }
    },
  });
}
