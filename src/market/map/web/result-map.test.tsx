/** Without WebGL, as here, the map stands on our own drawing; discs, popup and buttons are the same on both. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { town } from '#market/town/town.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { ResultMap } from './result-map.tsx';
import type { MapMarker } from './clusters.ts';
import type { MapArea } from './map-props.ts';

const at = (id: string, kind: string, title: string, latitude: number, longitude: number): MapMarker => ({
  id,
  kind,
  title,
  latitude,
  longitude,
});
const bar = at('bar', 'businesses', 'Casa Ola', 38.5363, -0.124);
const boat = at('boat', 'rentals', 'Little boat', 38.5327, -0.145);
const flat = at('flat', 'rentals', 'Flat with a view', 38.5449, -0.1081);
const shift = at('shift', 'jobs', 'Night shift', 38.5449, -0.1081);

type Props = { markers?: readonly MapMarker[]; onArea?: (area: MapArea) => void; area?: MapArea; pointed?: string };

function Page({ markers = [bar, boat], onArea = () => undefined, area, pointed }: Props) {
  const [chosen, setChosen] = useState<string>();
  const title = markers.find(({ id }) => id === chosen)?.title;
  return (
    <>
      <button type="button" onClick={() => setChosen('boat')}>
        {'From the list'}
      </button>
      <ResultMap
        {...{ markers, chosen, area, onArea, pointed }}
        onChoose={setChosen}
        popup={() => <a href="#card">{`Card of ${title}`}</a>}
        isBusy={false}
      />
    </>
  );
}
const open = async (props: Props = {}, language: 'en' | 'es' = 'en') => {
  const page = renderPage(<Page {...props} />, { language });
  await screen.findByRole('button', { name: language === 'en' ? 'Zoom in' : 'Acercar' });
  return page;
};
const disc = (name: RegExp | string) => screen.getByRole('button', { name });

describe('the map', () => {
  it('draws the bay and a disc for each result, named by kind and title', async () => {
    const { container } = await open();
    expect(container.querySelector('.map-drawing path')).not.toBeNull();
    expect(disc('Business: Casa Ola')).toBeTruthy();
    expect(disc('Rental: Little boat')).toBeTruthy();
    expect(container.textContent).toContain('Old Town');
  });

  it('speaks Spanish', async () => {
    const { container } = await open({}, 'es');
    expect(disc('Negocio: Casa Ola')).toBeTruthy();
    expect(container.textContent).toContain('Casco Antiguo');
  });

  it('has a name and says how it is moved', async () => {
    await open();
    const ground = screen.getByRole('application', { name: 'Map of the results' });
    expect(ground.tabIndex).toBe(0);
    expect(document.getElementById(ground.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/arrow keys/);
  });

  it('makes the disc of a card in the list stand out, without opening it', async () => {
    await open({ pointed: 'boat' });
    expect(disc(/Little boat/).className).toContain('map-marked');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a disc', () => {
  it('opens its card, which takes the focus; Escape closes it and gives the focus back', async () => {
    await open();
    fireEvent.click(disc(/Casa Ola/));
    const popup = screen.getByRole('dialog', { name: 'Casa Ola' });
    expect(popup.contains(document.activeElement)).toBe(true);
    expect(within(popup).getByText('Card of Casa Ola')).toBeTruthy();
    expect(disc('Business: Casa Ola').getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(within(popup).getByRole('link'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(disc(/Casa Ola/));
  });

  it('closes by its button and by a second press', async () => {
    await open();
    fireEvent.click(disc(/Casa Ola/));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(disc(/Casa Ola/));
    fireEvent.click(disc(/Casa Ola/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('chosen in the list opens without taking the focus from there', async () => {
    await open();
    const list = screen.getByRole('button', { name: 'From the list' });
    list.focus();
    fireEvent.click(list);
    expect(screen.getByRole('dialog', { name: 'Little boat' })).toBeTruthy();
    expect(document.activeElement).toBe(list);
  });
});

describe('several in one house', () => {
  it('are one sun with their number, which lists them when no zoom takes them apart', async () => {
    await open({ markers: [flat, shift] });
    fireEvent.click(disc('2 results here. Zoom in'));
    const house = screen.getByRole('dialog', { name: '2 results in one place' });
    fireEvent.click(within(house).getByRole('button', { name: 'Job: Night shift' }));
    expect(screen.getByRole('dialog', { name: 'Night shift' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    // The sun has them all again, and the focus.
    expect(document.activeElement).toBe(disc('2 results here. Zoom in'));
  });
});

describe('a sun of neighbours', () => {
  it('opens into its members', async () => {
    const near = at('near', 'events', 'Next door', bar.latitude + 0.0006, bar.longitude);
    await open({ markers: [bar, near, boat, flat] });
    fireEvent.click(disc('2 results here. Zoom in'));
    expect(disc(/Casa Ola/)).toBeTruthy();
    expect(disc(/Next door/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('application'));
  });
});

describe('search this area', () => {
  const again = () => screen.queryByRole('button', { name: 'Search this area' });

  it('is offered once a person has moved the map, and asks for what is on screen', async () => {
    const onArea = vi.fn<(area: MapArea) => void>();
    await open({ onArea });
    expect(again()).toBeNull();
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight' });
    fireEvent.click(again() ?? document.body);
    expect(onArea).toHaveBeenCalledOnce();
    const [area] = onArea.mock.calls[0] ?? [];
    expect(area?.longitude).toBeGreaterThan(-0.1345);
    expect(area?.radius).toBeGreaterThan(0.2);
    expect(again()).toBeNull();
  });

  it.each(['Zoom in', 'Zoom out'])('is offered after %s', async (name) => {
    await open();
    fireEvent.click(disc(name));
    expect(again()).not.toBeNull();
  });

  it('is not offered because the map made room for a card', async () => {
    await open();
    fireEvent.click(disc(/Casa Ola/));
    expect(again()).toBeNull();
  });
});

describe('the drawing under a hand', () => {
  it('goes with the mouse that drags it', async () => {
    await open();
    const before = disc(/Casa Ola/).style.transform;
    const ground = screen.getByRole('application');
    ground.setPointerCapture = () => undefined;
    const at = { pointerId: 1, pointerType: 'mouse', button: 0 };
    fireEvent.pointerDown(ground, { ...at, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(ground, { ...at, clientX: 140, clientY: 110 });
    expect(disc(/Casa Ola/).style.transform).not.toBe(before);
  });

  it('lets the bare wheel scroll the page, and says how it is zoomed', async () => {
    await open();
    const ground = screen.getByRole('application');
    expect(fireEvent.wheel(ground, { deltaY: 100 })).toBe(true);
    expect(await screen.findByText(/Hold Ctrl while scrolling/)).toBeTruthy();
    expect(fireEvent.wheel(ground, { deltaY: -240, ctrlKey: true })).toBe(false);
    expect(screen.getByRole('button', { name: 'Search this area' })).toBeTruthy();
  });
});

describe('my position', () => {
  type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;
  const locate = (answer: Answer) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: answer } });
  const found = (latitude: number, longitude: number): Answer => {
    return (tell) => tell({ coords: { latitude, longitude } } as GeolocationPosition);
  };

  const middle = { latitude: town.latitude, longitude: town.longitude, radius: 10 };
  it.each<[string, Answer, MapArea, RegExp]>([
    ['is searched around', found(38.541, -0.135), { latitude: 38.541, longitude: -0.135, radius: 10 }, /You are here/],
    ['refused is the middle of the town', (_, fail) => fail({ code: 1 } as never), middle, /stays with you/],
    ['not found is the middle of the town', (_, fail) => fail({ code: 3 } as never), middle, /could not be found/],
    ['far away is the middle of the town', found(40.4168, -3.7038), middle, /You are about 37\d km from/],
  ])('%s', async (_, answer, area, sentence) => {
    locate(answer);
    const onArea = vi.fn<(area: MapArea) => void>();
    await open({ onArea });
    fireEvent.click(disc('My position'));
    await waitFor(() => expect(onArea).toHaveBeenCalledWith(area));
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('is unknown to a browser that can’t tell', async () => {
    const onArea = vi.fn<(area: MapArea) => void>();
    await open({ onArea });
    act(() => disc('My position').click());
    expect(onArea).toHaveBeenCalledWith(middle);
  });
});
