import type { Subject, SubjectContext } from '../subject.ts';
import { type Box, boxes, circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** The church on the hill: a dome of glazed tiles and its bell tower. */
const church = ({ ink }: SubjectContext): string =>
  rect(-48, -46, 76, 90, ink.light) +
  path('M-44-46A34 40 0 0 1 24-46Z', ink.disc) +
  line('M-28-46Q-28-74-10-85M8-46Q8-74-10-85', ink.accent, 5) +
  rect(-14, -96, 8, 12, ink.light) +
  line('M-10-96V-118M-17-110H-3', ink.dark, 4) +
  rect(-52, -48, 84, 7, ink.dark) +
  rect(34, -92, 42, 130, ink.light) +
  path('M60-92H76V38H60Z', ink.middle) +
  path('M46-58V-74a9 9 0 0 1 18 0V-58Z', ink.dark) +
  circle(55, -62, 6, ink.disc) +
  path('M30-92H80L55-128Z', ink.accent) +
  rect(30, -94, 50, 6, ink.dark) +
  circle(-10, -22, 12, ink.dark);

type House = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly shade: string;
  readonly roof: string;
};

function house({ ink, chance }: SubjectContext, { x, y, w, shade, roof }: House): string {
  const panes: Box[] = [];
  const lit: Box[] = [];
  for (let wy = y + 14; wy < 66; wy += 30)
    for (let wx = x + 10; wx < x + w - 22; wx += 24) (chance() < 0.3 ? lit : panes).push([wx, wy, 12, 17]);
  return (
    rect(x, y, w, 110 - y, ink.light) +
    rect(x + w - 12, y, 12, 110 - y, shade) +
    rect(x - 3, y - 6, w + 6, 9, roof) +
    boxes(panes, ink.dark) +
    boxes(lit, ink.disc)
  );
}

/** Old town: white houses up to the church with its dome. */
export const streetOfOldTown: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const pots = p.count(3, 6);
    const flags = p.count(5, 8);
    const hasFlags = p.chance() < 0.5;
    const bunting =
      line('M-82 26Q0 56 84 20', ink.dark, 2.4) +
      times(flags, (i) => {
        const t = (i + 0.5) / flags;
        const [x, y] = [-82 + t * 166, 26 + 96 * t * (1 - t) * 0.75 - t * 6];
        return path(d`M${x - 7} ${y}h14l-7 15Z`, i % 2 ? ink.disc : ink.accent);
      });
    return group(
      `scale(${p.side} 1)`,
      church(p) +
        house(p, { x: -94, y: 4, w: 56, shade: ink.middle, roof: ink.accent }) +
        house(p, { x: 40, y: -4, w: 58, shade: ink.middle, roof: ink.accent }) +
        house(p, { x: -138, y: -36, w: 60, shade: ink.middle, roof: ink.dark }) +
        house(p, { x: 84, y: -52, w: 54, shade: ink.middle, roof: ink.dark }) +
        path('M-40 110L-18 36H20L44 110Z', ink.middle) +
        line('M-21 48H24M-25 62H29M-30 77H34M-35 93H39', ink.light, 5) +
        path('M-124 110V86a14 14 0 0 1 28 0V110ZM96 110V84a14 14 0 0 1 28 0V110Z', ink.accent) +
        path('M-72 110V84a10 10 0 0 1 20 0V110ZM56 110V86a10 10 0 0 1 20 0V110Z', ink.dark) +
        (hasFlags
          ? bunting
          : line('M-78 18H-56M84-14H66', ink.dark, 5, roundEnds) +
            circle(-56, 26, 7, ink.disc) +
            circle(66, -6, 7, ink.disc)) +
        times(pots, (i) => {
          const x = i % 2 ? 50 + i * 4 : -48 - i * 5;
          const y = 106 - Math.floor(i / 2) * 18;
          return (
            circle(x, y - 8, 8, i % 3 ? ink.disc : ink.accent) + path(d`M${x - 6} ${y - 4}h12l-2 10h-8Z`, ink.dark)
          );
        }),
    );
  },
};
