import { use } from 'react';
import { photoFormats, photoUrl, photoWidths, type PhotoFormat } from '#kit/shared/photo.ts';
import { FirstWindow } from './first-window.ts';
import * as styles from './photo.module.css';

type PhotoProps = {
  readonly photo: { readonly id: string; readonly width: number; readonly height: number; readonly alt: string };
  /** How wide it is drawn, as the browser wants to know it before the styles have come. */
  readonly sizes: string;
};

/** A small original keeps its own width under every name: the names beyond it would be the same file again. */
function sourcesOf(id: string, width: number, format: PhotoFormat): string {
  const names = photoWidths.filter((_, place) => place === 0 || (photoWidths[place - 1] ?? 0) < width);
  return names.map((name) => `${photoUrl(id, name, format)} ${Math.min(name, width)}w`).join(', ');
}

/** An uploaded photo as a print on paper; its clothes are those of `.photo`. */
export function Photo({ photo: { id, width, height, alt }, sizes }: PhotoProps) {
  const isFirst = use(FirstWindow);
  const [better, plain] = photoFormats;
  return (
    <picture>
      <source type={`image/${better}`} srcSet={sourcesOf(id, width, better)} sizes={sizes} />
      <img
        className={styles.photo}
        src={photoUrl(id, photoWidths[0], plain)}
        srcSet={sourcesOf(id, width, plain)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
