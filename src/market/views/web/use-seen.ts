import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { viewKinds, type PartsOf, type View } from '../view.ts';
import { messages } from './messages.ts';

type Item = keyof PartsOf<'kit'>;
const items = Object.keys(viewKinds.kit) as Item[];

/** A time of day from a quarter of a dial. */
const timeOf = (quarter: number): string => {
  const minutes = (quarter - 1) * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Says what is seen on a view, in one line. */
export function useSeen(): (view: View) => string {
  const words = useWords(messages);
  return (view) => {
    switch (view.kind) {
      case 'plan': {
        const { bedrooms = 0, beds = 0, baths = 0 } = view.parts;
        const rooms = [
          bedrooms > 0 ? words('bedrooms', { count: bedrooms }) : words('studio'),
          beds > 0 && words('beds', { count: beds }),
          baths > 0 && words('baths', { count: baths }),
        ].filter((room) => room !== false);
        return words('plan', { rooms: inLine(rooms, ', ') });
      }
      case 'outlook': {
        const { from = 'window', sees = 'town' } = view.parts;
        return words(`from.${from}`, { seen: words(`sees.${sees}`) });
      }
      case 'bedroom':
        return view.parts.bunks ? words('bunks') : words('bedroom', { count: view.parts.beds ?? 1 });
      case 'terrace':
        return words(view.parts.pool ? 'pool' : 'terrace');
      case 'deck':
        return words(view.parts.music ? 'deckMusic' : 'deck');
      case 'cabin':
        return words('cabin', { count: view.parts.berths ?? 1 });
      case 'helm':
        return words(view.parts.skipper ? 'skipper' : 'helm');
      case 'chart': {
        const { by = 'foot', to = 'near' } = view.parts;
        return words(`chart.${by}`, { end: words(`end.${to}`) });
      }
      case 'ride': {
        const { over = 'bars', sees = 'town' } = view.parts;
        return words(`ride.${over}`, { seen: words(`sees.${sees}`) });
      }
      case 'kit': {
        const { parts } = view;
        const things = items.flatMap((item) => (parts[item] ? [words(`item.${item}`, { count: parts[item] })] : []));
        return words('kit', { things: inLine(things, ', ') });
      }
      case 'counter':
        return words(`counter.${view.parts.keeps ?? 'bottles'}`);
      case 'tables':
        return words(`tables.${view.parts.under ?? 'roof'}`);
      case 'stage':
        return words(`stage.${view.parts.at ?? 'room'}`);
      case 'door':
        return view.parts.opens
          ? words('doorAt', { time: timeOf((view.parts.opens % 24) * 4 + (view.parts.half ? 3 : 1)) })
          : words('door');
      case 'home':
        return words(`home.${view.parts.by ?? 'foot'}`);
      case 'clock': {
        const { from = 1, to = 1, again, until, shift } = view.parts;
        if (shift) return words('shift');
        const span = { from: timeOf(from), to: timeOf(to) };
        if (!again || !until) return words('clock', span);
        return words('clockTwice', { ...span, again: timeOf(again), until: timeOf(until) });
      }
      case 'scene':
        return words(`scene.${view.parts.at ?? 'room'}`);
      default:
        return words(view.kind);
    }
  };
}
