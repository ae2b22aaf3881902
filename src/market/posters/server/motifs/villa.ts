import { parasol } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { d, group, line, path, rect, roundEnds, times } from '../svg.ts';

const cypresses = ({ ink }: SubjectContext): string =>
  path('M118-18Q112-110 122-128Q134-110 128-18Z', ink.dark) + path('M142-10Q137-80 145-98Q155-80 150-10Z', ink.dark);

const house = ({ ink }: SubjectContext): string =>
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

function pool(p: SubjectContext): string {
  const shape = 'M-104 72H76L96 104H-124Z';
  const ripples = times(2, (i) =>
    line(d`M${-96 - i * 8} ${82 + i * 12}${times(7 + i, () => 'q10-8 20 0t12 0')}`, p.ink.surf, 3, roundEnds),
  );
  return path(shape, p.ink.sea) + p.clip(`<path d="${shape}"/>`, ripples);
}

/** Villa: white cubes and a pool. */
export const villa: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side } = p;
    const drawn =
      group('translate(4 14) scale(.9)', cypresses(p) + house(p)) +
      rect(-140, 60, 280, 50, ink.light) +
      pool(p) +
      parasol(112, 76, 26, p.tilt, 7, { cloth: ink.accent, stripe: ink.light, pole: ink.dark }, 1.2);
    return group(`scale(${side} 1)`, drawn);
  },
};
