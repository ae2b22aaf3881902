import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, path, rect, times } from '../svg.ts';

const evenOdd = { 'fill-rule': 'evenodd' } as const;

const shape =
  'M-14 74V-56Q-42-70-40-104Q-36-136-14-144V-108L0-98L14-108V-144Q36-136 40-104Q42-70 14-56V74A34 34 0 1 1-14 74Z' +
  'M0 88L17 97V115L0 124L-17 115V97Z';

const spanner = ({ ink }: SubjectContext): string =>
  path(shape, ink.dark, { transform: 'translate(6 2)', ...evenOdd }) +
  path(shape, ink.light, evenOdd) +
  path('M3-40H10V66H3Z', ink.dark, { opacity: 0.35 });

const driver = ({ ink, count }: SubjectContext): string => {
  const grooves = count(2, 3);
  return (
    path('M-6-20H6V86L10 108V138H-10V108L-6 86Z', ink.dark, { transform: 'translate(5 2)' }) +
    path('M-6-20H6V86L10 108V138H-10V108L-6 86Z', ink.light) +
    path('M-24-126Q-24-142 0-142Q24-142 24-126V-44Q24-34 12-28V-12H-12V-28Q-24-34-24-44Z', ink.accent) +
    times(grooves, (i) => rect(-16 + (i * 32) / grooves + 3, -122, 6, 74, ink.dark, { rx: 3 })) +
    rect(-14, -22, 28, 12, ink.disc, { rx: 3 })
  );
};

const nut = ({ ink }: SubjectContext, r: number): string =>
  path(d`M0 ${-r}L${r * 0.87} ${-r / 2}V${r / 2}L0 ${r}L${-r * 0.87} ${r / 2}V${-r / 2}Z`, ink.disc) +
  circle(0, 0, r * 0.5, ink.dark);

const cog = ({ ink, count }: SubjectContext): string => {
  const teeth = count(8, 10, 2);
  return (
    times(teeth, (i) => rect(-8, -40, 16, 20, ink.disc, { rx: 3, transform: d`rotate(${(i * 360) / teeth})` })) +
    circle(0, 0, 30, ink.disc) +
    circle(0, 0, 14, ink.dark)
  );
};

/** Maintenance: a spanner and a screwdriver, crossed. */
export const wrench: Subject = {
  stands: 'air',
  draw: (p) => {
    const { side, tilt, chance } = p;
    return group(
      d`scale(${side} 1) rotate(${tilt / 2})`,
      group('rotate(-42) scale(1.06)', driver(p)) +
        group('rotate(40) scale(1.06)', spanner(p)) +
        (chance() < 0.5
          ? group('translate(0 96) scale(1.05)', cog(p))
          : group('translate(-6 104)', nut(p, 28)) + group('translate(2 -104) rotate(20)', nut(p, 20))),
    );
  },
};
