import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Awning } from './awning.tsx';
import { BrandMark } from './brand-mark.tsx';
import { BrokenParasol } from './broken-parasol.tsx';
import { CalmSea } from './calm-sea.tsx';
import { DoorPicture } from './door-pictures.tsx';
import { Lamps } from './lamps.tsx';
import { Parasols } from './parasols.tsx';
import { PlaneBanner } from './plane-banner.tsx';
import { Postmark } from './postmark.tsx';
import { SettingSun } from './setting-sun.tsx';
import { Swell } from './swell.tsx';
import { WaveEdge } from './wave-edge.tsx';

const drawings = {
  awning: <Awning />,
  mark: <BrandMark />,
  parasol: <BrokenParasol />,
  calm: <CalmSea />,
  events: <DoorPicture door="events" />,
  rentals: <DoorPicture door="rentals" />,
  dining: <DoorPicture door="dining" />,
  jobs: <DoorPicture door="jobs" />,
  lamps: <Lamps />,
  wideBeach: <Parasols format="wide" />,
  tallBeach: <Parasols format="tall" />,
  widePlane: <PlaneBanner format="wide" curve="a" />,
  tallPlane: <PlaneBanner format="tall" curve="b" />,
  postmark: <Postmark />,
  sun: <SettingSun />,
  swell: <Swell />,
  edge: <WaveEdge />,
};

describe('drawings', () => {
  it.each(Object.entries(drawings))('%s is hidden from readers and says nothing', (_, drawing) => {
    const { container } = render(drawing);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('');
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });
});
