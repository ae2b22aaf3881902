import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { View } from '#market/views/view.ts';
import { Gallery } from './gallery.tsx';

const photo = { id: 'PhotoAbCdEfGhJkL', width: 960, height: 640, alt: 'A roof at night' };
const link = 'https://pictures.example/a.jpg';
const poster = { motif: 'balconies', seed: 12, format: 'wide' } as const;
const views: View[] = [
  { kind: 'plan', parts: { bedrooms: 2, beds: 3, baths: 1 }, motif: 'balconies', seed: 12, ink: 'cala' },
  { kind: 'outlook', parts: { from: 'balcony', sees: 'island' }, motif: 'balconies', seed: 12, ink: 'arena' },
  { kind: 'bedroom', parts: { beds: 2 }, motif: 'balconies', seed: 12, ink: 'siesta' },
];
const imageOrigins = 'https://pictures.example';
const draw = (photos: (typeof photo)[], images: (string | null)[], language: 'en' | 'es' = 'en', over: object = {}) =>
  renderPage(<Gallery photos={photos} images={images} poster={poster} views={views} title="Moonrise" />, {
    language,
    imageOrigins,
    ...over,
  });

/** What each picture of the page is called; of a drawing the one by day. */
const seen = () =>
  screen
    .getAllByRole('img')
    .filter((image) => image.getAttribute('data-only') !== 'night')
    .map((image) => image.getAttribute('alt'));

it('shows our photos first, then the links that were given, each once, and no drawing beside them', () => {
  draw([photo], [null, link, link]);
  expect(seen()).toEqual(['A roof at night', 'Moonrise, photo 2']);
  expect(screen.getByRole('img', { name: 'Moonrise, photo 2' }).getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.queryByText(/Drawings of what/)).toBeNull();
});

it.each([
  [
    'en',
    'Drawings of what its owner says. There are no photos yet.',
    [
      'Drawing: the poster of Moonrise',
      'Drawing: Plan: 2 bedrooms, 3 beds, 1 bathroom',
      'Drawing: From the balcony: the sea and the island',
      'Drawing: A bedroom with 2 beds',
    ],
  ],
  [
    'es',
    'Dibujos de lo que cuenta el anuncio. Aún no hay fotos.',
    [
      'Dibujo: el cartel de Moonrise',
      'Dibujo: Plano: 2 dormitorios, 3 camas, 1 baño',
      'Dibujo: Desde el balcón: el mar y la isla',
      'Dibujo: Un dormitorio con 2 camas',
    ],
  ],
] as const)('draws what has no photo, and says so (%s)', (language, note, alts) => {
  draw([], [], language);
  expect(seen()).toEqual(alts);
  expect(screen.getByText(note)).toBeTruthy();
});

it('leaves out what the page’s policy refuses, before anything is asked for', () => {
  draw([photo], [link, 'https://elsewhere.example/a.jpg']);
  expect(seen()).toEqual(['A roof at night', 'Moonrise, photo 2']);
  draw([], [link], 'en', { imageOrigins: undefined });
  expect(seen()).toHaveLength(4);
  expect(screen.getByRole('figure').dataset['standIn']).toBeUndefined();
});

it('asks for the first drawing at once, for the others when they are near; each has its measures', () => {
  draw([], []);
  const [first, ...others] = screen.getAllByRole('img').filter((image) => image.getAttribute('data-only') === 'day');
  expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  expect(others.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy']);
  const [, otherInking] = screen.getAllByRole('img');
  expect([otherInking?.getAttribute('data-only'), otherInking?.getAttribute('loading')]).toEqual(['night', 'lazy']);
  for (const image of [first, ...others]) {
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['480', '320']);
  }
});

it('draws it as well when the only link leads nowhere, in the room that the link had', () => {
  draw([], [link], 'es');
  const figure = screen.getByRole('figure');
  expect(figure.dataset['standIn']).toBeUndefined();
  fireEvent.error(screen.getByRole('img', { name: 'Moonrise, foto 1' }));
  expect(seen()).toHaveLength(4);
  expect(screen.getByText(/^Dibujos de lo que cuenta/)).toBeTruthy();
  expect([figure.dataset['standIn'], screen.getByRole('list').dataset['rowLost']]).toEqual(['series', 'false']);
});

it('keeps the room of the row below when only one of several pictures is left', () => {
  draw([photo], [link]);
  const list = screen.getByRole('list');
  expect(list.dataset['rowLost']).toBe('false');
  fireEvent.error(screen.getByRole('img', { name: 'Moonrise, photo 2' }));
  expect([seen(), list.dataset['rowLost']]).toEqual([['A roof at night'], 'true']);
});

describe('opened', () => {
  const open = async (number: number) => {
    draw([], []);
    const opener = screen.getByRole('button', { name: `Open drawing ${number} of 4` });
    opener.focus();
    fireEvent.click(opener);
    return { opener, dialog: await screen.findByRole('dialog', { name: 'Moonrise' }) };
  };
  const counted = (dialog: HTMLElement) => /\d of \d/.exec(dialog.textContent ?? '')?.[0];

  it.each([
    [1, 'ArrowRight', '2 of 4'],
    [1, 'ArrowLeft', '4 of 4'],
    [4, 'ArrowRight', '1 of 4'],
    [3, 'Home', '1 of 4'],
    [2, 'End', '4 of 4'],
    [2, 'PageDown', '2 of 4'],
  ])('from picture %i the key %s leads to %s', async (number, key, shown) => {
    const { dialog } = await open(number);
    fireEvent.keyDown(dialog, { key });
    expect(counted(dialog)).toBe(shown);
  });

  it('says which picture it shows and what is on it, and hides the others from readers', async () => {
    const { dialog } = await open(2);
    expect(within(dialog).getByText('2 of 4', { exact: false }).textContent).toContain('Plan: 2 bedrooms');
    const named = within(dialog)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'));
    expect(new Set(named)).toEqual(new Set(['Drawing: Plan: 2 bedrooms, 3 beds, 1 bathroom']));
  });

  it('follows the finger: a track at rest on another picture shows that one', async () => {
    const { dialog } = await open(1);
    const track = dialog.querySelector('figure')?.parentElement?.parentElement;
    if (!track) throw new Error('There is no track.');
    Object.defineProperty(track, 'clientWidth', { value: 400 });
    track.scrollLeft = 560;
    fireEvent.scroll(track);
    expect(counted(dialog), 'between two').toBe('1 of 4');
    track.scrollLeft = 800;
    fireEvent.scroll(track);
    expect(counted(dialog)).toBe('3 of 4');
  });

  it('closes with Escape and leads back to where it was opened', async () => {
    const { dialog, opener } = await open(3);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
