import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing.tsx';
import { Photo } from './photo.tsx';

const photo = { id: 'PhotoAbCdEfGhJkL', width: 1600, height: 1067, alt: 'A stage' };
const widthsIn = (srcSet: string | null) => srcSet?.split(', ').map((source) => source.split(' ')[1]);

it('offers the better format first, in the widths that there are', () => {
  const { container } = renderPage(<Photo photo={photo} sizes="300px" />);
  const source = container.querySelector('source');
  expect(source?.type).toBe('image/avif');
  expect(source?.srcset).toBe(
    [480, 960, 1600].map((width) => `/photos/PhotoAbCdEfGhJkL-${width}.avif ${width}w`).join(', '),
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A stage' });
  expect(image.getAttribute('src')).toBe('/photos/PhotoAbCdEfGhJkL-480.webp');
  expect([image.width, image.height, image.getAttribute('loading')]).toEqual([1600, 1067, 'lazy']);
});

it('never says that a small photo is wider than it is', () => {
  const { container } = renderPage(<Photo photo={{ ...photo, width: 700 }} sizes="300px" />);
  expect(widthsIn(container.querySelector('source')?.getAttribute('srcset') ?? null)).toEqual(['480w', '700w']);
});
