import { describe, expect, it } from 'vitest';
import { drawBay } from './bay.ts';

describe('drawBay', () => {
  for (const format of ['landscape', 'portrait'] as const) {
    for (const hour of ['day', 'night'] as const) {
      it(`draws the ${format} bay by ${hour}, alone and always the same`, () => {
        const svg = drawBay(format, hour);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" .*<\/svg>$/);
        expect(svg).toContain('preserveAspectRatio="xMidYMax slice"');
        expect(svg).not.toMatch(/NaN|undefined|var\(|<text/);
        expect(svg.match(/<g[ >]/g)).toHaveLength(svg.match(/<\/g>/g)?.length ?? 0);
        expect(drawBay(format, hour)).toBe(svg);
      });
    }
  }

  it('has stars and craters by night only', () => {
    const circles = (hour: 'day' | 'night'): number => drawBay('landscape', hour).match(/<circle/g)?.length ?? 0;
    expect(circles('night') - circles('day')).toBe(74);
  });

  it('stays light enough to be the first picture of the page', () => {
    expect(drawBay('landscape', 'night').length).toBeLessThan(120_000);
  });
});
