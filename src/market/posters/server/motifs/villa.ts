import type { Composition, PosterContext } from '../context.ts';
import { disc, ground, mountain, palm, parasol, sky } from '../scenery.ts';
import { d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const cypresses = ({ ink }: PosterContext): string =>
  path('M118-18Q112-110 122-128Q134-110 128-18Z', ink.dark) + path('M142-10Q137-80 145-98Q155-80 150-10Z', ink.dark);

const house = ({ ink }: PosterContext): string =>
  rect(-66, -76, 120, 76, ink.light) +
  path('M54-76L80-66V0H54Z', ink.middle) +
  rect(-72, -84, 160, 9, ink.light) +
  rect(-72, -77, 160, 4, ink.dark) +
  rect(-150, -36, 110, 88, ink.light) +
  path('M-40-36L-18-28V52H-40Z', ink.middle) +
  rect(-156, -43, 142, 8, ink.accent) +
  path('M-132 52V8a20 20 0 0 1 40 0V52Z', ink.sea) +
  path('M-84 52V8a18 18 0 0 1 36 0V52Z', ink.dark) +
  rect(-40, -58, 66, 34, ink.sea) +
  rect(-40, -58, 22, 34, ink.disc) +
  rect(-18, -58, 2, 34, ink.light) +
  rect(4, -58, 2, 34, ink.light) +
  rect(-18, 0, 160, 52, ink.light) +
  rect(-8, 10, 56, 42, ink.sea) +
  rect(20, 10, 2, 42, ink.light) +
  times(7, (i) => rect(62 + i * 11, 0, 5, 52, ink.accent)) +
  rect(-18, -3, 162, 6, ink.dark);

function pool(p: PosterContext): string {
  const shape = d`M-128 116H150L196 ${p.bottom}H-186Z`;
  const ripples = times(4, (i) =>
    line(`M${-112 - i * 14} ${132 + i * 22}${times(7 + i, () => 'q12-11 24 0t16 0')}`, p.ink.surf, 3.4, roundEnds),
  );
  return path(shape, p.ink.sea) + p.clip(`<path d="${shape}"/>`, ripples);
}

/** Villa: white cubes, a pool, and the mountain with the notch. */
export const villa: Composition = (p) => {
  const { ink, side } = p;
  return (
    sky(p) +
    disc(p, side * 92, -84, 44) +
    mountain(p, 42, 128, -5) +
    ground(p, 40, ink.surf) +
    group(`translate(0 40) scale(${side} 1)`, cypresses(p) + house(p)) +
    ground(p, 92, ink.glow) +
    ground(p, 112, ink.light) +
    pool(p) +
    palm(side * -168, 118, 168, 9, ink.dark) +
    parasol(side * 126, 104, 36, 8, 7, { cloth: ink.accent, stripe: ink.light, pole: ink.dark }, 1.1)
  );
};
