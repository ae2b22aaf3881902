/** The one file that loads MapLibre. Reached by `import()` only, where a map is on screen and the browser has WebGL. */
import { AttributionControl, Map as GlMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { View } from '../mercator.ts';
import type { Theme } from '#market/town/web/theme.ts';
import type { Driver, Hint } from './ground.ts';
import { bayStyle } from './gl-style.ts';
import { zooms } from './looks.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

// From our own origin, as the page's policy asks (worker-src 'self').
setWorkerUrl(workerUrl);

type Options = {
  readonly container: HTMLElement;
  readonly view: View;
  readonly theme: Theme;
  /** Other styles to draw with; where the first can't be had, the drawing of the bay takes its place. */
  readonly styles: Readonly<Record<Theme, string | null>>;
  readonly onMove: (view: View, isByPerson: boolean) => void;
  /** The ground is drawn; whether it is our own, which wants our names on it. */
  readonly onDrawn: (isOurs: boolean) => void;
  readonly onHint: (hint: Hint) => void;
  /** The browser took the canvas away for good. */
  readonly onLost: () => void;
};

export type GlGround = Driver & { paint(theme: Theme): void; close(): void };

const patience = 8000;

/** MapLibre's own help is English and hidden: ours is said beside the map. */
const noHelp = Object.fromEntries(
  ['Windows', 'Mac', 'Mobile'].map((machine) => [`CooperativeGesturesHandler.${machine}HelpText`, '']),
);

/** A style that can be read; nothing when it can't, or not soon. */
async function readStyle(url: string): Promise<StyleSpecification | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience), credentials: 'omit' });
    const style = (await answer.json()) as StyleSpecification;
    return answer.ok && style.version === 8 && Array.isArray(style.layers) ? style : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a map in an element. It can be panned and zoomed, never turned or tilted: discs and names stand on it flat. */
export async function openGround(options: Options): Promise<GlGround> {
  const { container, view, styles, onMove, onDrawn, onHint, onLost } = options;
  let theme = options.theme;
  const styleUrl = styles[theme];
  const foreign = styleUrl === null ? undefined : await readStyle(styleUrl);
  let isOurs = foreign === undefined;
  const map = new GlMap({
    container,
    // Addresses inside of a style may be relative to it.
    style: foreign && styleUrl ? styleUrl : bayStyle(theme),
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    minZoom: zooms.far,
    maxZoom: zooms.near,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    boxZoom: false,
    // One finger and the bare wheel scroll the page; our own words say how the map is moved.
    cooperativeGestures: true,
    locale: noHelp,
    attributionControl: false,
    renderWorldCopies: true,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true },
  });
  map.touchZoomRotate.disableRotation();
  // What has focus and a name is the element around it.
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.removeAttribute('role');
  canvas.setAttribute('aria-hidden', 'true');
  const credits = new AttributionControl({ compact: false });
  if (!isOurs) map.addControl(credits, 'bottom-right');

  const drawOurs = () => {
    if (isOurs) return;
    isOurs = true;
    map.removeControl(credits);
    map.setStyle(bayStyle(theme), { diff: false });
    map.once('idle', () => onDrawn(true));
  };
  let [arrived, failed] = [false, 0];
  map.on('sourcedata', (event) => {
    if ('tile' in event && event.tile !== undefined) arrived = true;
  });
  map.on('error', (event) => {
    if (!('sourceId' in event) && map.isStyleLoaded()) return;
    failed += 1;
    if (!arrived && (failed >= 3 || !map.isStyleLoaded())) drawOurs();
  });
  map.once('idle', () => (!arrived && failed > 0 ? drawOurs() : onDrawn(isOurs)));
  map.on('move', (event) => {
    const { lng, lat } = map.getCenter();
    onMove({ longitude: lng, latitude: lat, zoom: map.getZoom() }, 'originalEvent' in event && !!event.originalEvent);
  });
  map.on('cooperativegestureprevented', ({ gestureType }) => onHint(gestureType === 'touch_pan' ? 'touch' : 'wheel'));
  canvas.addEventListener('webglcontextlost', onLost, { once: true });

  return {
    go({ longitude, latitude, zoom }, isGliding) {
      const to = { center: [longitude, latitude] as [number, number], zoom };
      if (isGliding) map.easeTo({ ...to, duration: 350, essential: false });
      else map.jumpTo(to);
    },
    paint(next) {
      if (next === theme) return;
      const [before, after] = [styles[theme], styles[next]];
      theme = next;
      if (isOurs) map.setStyle(bayStyle(theme));
      else if (after !== null && after !== before)
        // One that can't be read leaves the map as it is.
        void readStyle(after).then((style) => style && styles[theme] === after && map.setStyle(after, { diff: false }));
    },
    close: () => map.remove(),
  };
}
