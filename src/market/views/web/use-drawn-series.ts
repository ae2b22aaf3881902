import { useWords } from '#kit/web/i18n.tsx';
import { hours, type Hour } from '#market/town/hours.ts';
import { viewFormat, viewUrl, type View } from '../view.ts';
import { messages } from './messages.ts';
import { useSeen } from './use-seen.ts';

/** A drawing as galleries show it. */
export type Drawn = {
  readonly key: string;
  readonly urls: Readonly<Record<Hour, string>>;
  readonly width: number;
  readonly height: number;
  /** What is seen, under the drawing. */
  readonly caption: string;
  readonly alt: string;
};

const byHour = (urlAt: (hour: Hour) => string) =>
  Object.fromEntries(hours.map((hour) => [hour, urlAt(hour)])) as Record<Hour, string>;

/** The views of a listing as drawings, with words for what is seen. */
export function useDrawnSeries(views: readonly View[]): Drawn[] {
  const words = useWords(messages);
  const seenOn = useSeen();
  return views.map((view) => {
    const seen = seenOn(view);
    return {
      key: viewUrl(view, 'day'),
      urls: byHour((hour) => viewUrl(view, hour)),
      ...viewFormat,
      caption: seen,
      alt: words('drawingOf', { seen }),
    };
  });
}
