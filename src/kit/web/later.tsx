import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type NamedExoticComponent,
  type RefObject,
} from 'react';
import { asleep, sayAwake } from './early-press.ts';
import { layOutAll } from './lay-out.ts';
import { painted } from './painted.ts';
import { patiently } from './parts/patiently.ts';
import * as styles from './later.module.css';

type Load = () => Promise<ComponentType>;

/**
 * What counts as near: some of what lies below, less than the second window of the home page is from its first; and all that
 * lies above, for who was led past it goes up next.
 */
const near = '99999px 0px 400px';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls when the visitor touches the page in any way, or changes its language, once that is answered: all that comes is laid out. */
function whenVisitorStirs(call: () => void): void {
  const done = new AbortController();
  const language = new MutationObserver(stir);
  function stir() {
    done.abort();
    language.disconnect();
    void painted().then(call);
  }
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  for (const sign of signs) addEventListener(sign, stir, { passive: true, signal: done.signal });
}

/** Calls when any of the element is near what the visitor sees, however they came there; at once where that can't be told. */
function whenNear(element: Element, call: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) {
    call();
    return undefined;
  }
  const sight = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call();
    },
    { rootMargin: near },
  );
  sight.observe(element);
  return () => sight.disconnect();
}

/** Chapters that come late; `load` fetches them at once, for a page that the browser draws by itself. */
export type Later = NamedExoticComponent & { readonly load: () => Promise<void> };

/**
 * Chapters far down a page. The server draws them whole; their script comes when it may be wanted, so that the top of
 * the page is alive sooner (decision 0012). Until then they are plain HTML, asleep (early-press.ts), and nothing may
 * update them: what changes under the whole page is read as a `Value`. Once the script is there React takes over.
 */
export function later(load: Load): Later {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));
  let loaded: ComponentType | undefined;
  if (import.meta.env.SSR) void load().then((component) => (loaded = component));
  // From the first moment: a visitor may be faster than the page's own awakening.
  else whenVisitorStirs(want);

  const Chapters = lazy(async () => {
    if (!import.meta.env.SSR) {
      await wanted;
      layOutAll();
    }
    return { default: await patiently(load) };
  });

  function Later() {
    const part = useRef<HTMLDivElement>(null);
    // Already there: the page is written in its order. What it began with it keeps.
    const [Whole] = useState(() => loaded ?? Chapters);
    useEffect(() => (part.current ? whenNear(part.current, want) : undefined), []);
    return (
      <div ref={part} className={styles.later} {...asleep}>
        <Suspense fallback={<Awaited onShown={want} />}>
          <Whole />
          <Awake part={part} />
        </Suspense>
      </div>
    );
  }
  // Drawn once: what React has not brought to life yet it would throw away to draw it anew.
  return Object.assign(memo(Later), {
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

/** Shown where there is no HTML of the server: then nothing is waited for. */
function Awaited({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <div className={styles.awaited} />;
}

function Awake({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  // A moment later: while effects run React brings nothing else to life, so a press told again would be lost.
  useEffect(() => void setTimeout(() => part.current && sayAwake(part.current)), [part]);
  return null;
}
