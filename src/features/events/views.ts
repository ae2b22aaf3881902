/** What an event shows of itself where it has no photo: only what it says (decision 0071). */
import { chartFrom, seaFrom } from '#market/views/places.ts';
import { saysOf, storeyOf, type Says } from '#market/views/said.ts';
import { seriesOf } from '#market/views/series.ts';
import type { PartsOf, Sight, View } from '#market/views/view.ts';
import type { EventDetail } from './contract.ts';

type Told = Pick<
  EventDetail,
  | 'title'
  | 'description'
  | 'location'
  | 'category'
  | 'time'
  | 'doors'
  | 'lineUp'
  | 'performer'
  | 'latitude'
  | 'longitude'
  | 'poster'
>;
type Sights = readonly (Sight | undefined | false)[];
type Where = PartsOf<'scene'>['at'];

const beaches = 'playa, beach, cala, mal pas, sand, arena';
const streets = 'calle, street, plaza, square, paseo, promenade, quay, puerto, club nautico';
const gardens =
  'parque, park, patio, courtyard, sierra, explanada, solar, azotea, rooftop, terrace, terraza, foietes, mirador, balcon, stadium, estadio, toros, skatepark, pista';

/** Evenings begin at eight and last until six. */
const isLate = (time: string | null): boolean => time !== null && (time >= '20:00' || time < '06:00');

export function eventViews(event: Told): View[] {
  const says = saysOf(event.title, event.description);
  const where = whereOf(event);
  return seriesOf(
    event.poster,
    [...sights(event, where), homeOf(event, says)],
    [
      chartFrom(event, 'middle', 'foot'),
      where === 'room' && { kind: 'door', parts: { ...opensOf(event), queue: 4 } },
      { kind: 'scene', parts: { at: where } },
    ],
  );
}

/** On the sand, in the street, in the open or under a roof, as its place is called. */
function whereOf({ location, category }: Told): Where {
  const isAt = saysOf(location);
  if (isAt(beaches)) return 'sand';
  if (isAt(gardens)) return 'garden';
  if (isAt(streets)) return 'street';
  return category === 'sports' ? 'garden' : 'room';
}

/** The clock over a door: when it opens, where that is a full or a half hour; 23:59 is midnight. */
function opensOf({ doors, time }: Told): { readonly opens: number; readonly half: number } {
  const opens = doors ?? time;
  if (opens === null) return { opens: 0, half: 0 };
  const minutes = Number(opens.slice(0, 2)) * 60 + Number(opens.slice(3, 5)) + (opens.endsWith('59') ? 1 : 0);
  if (minutes % 30 !== 0) return { opens: 0, half: 0 };
  return { opens: Math.floor(minutes / 60) || 24, half: minutes % 60 === 30 ? 1 : 0 };
}

/** What is on the water or in it. */
const afloat: readonly string[] = [
  'paddle-board',
  'kayak',
  'surf',
  'swimmer',
  'snorkel',
  'yacht',
  'sailboat',
  'catamaran',
];

/** What is eaten and drunk. */
const served: readonly string[] = ['tapas', 'paella', 'burger', 'beer', 'wine', 'cocktail', 'tacos', 'pizza', 'coffee'];

function sights(event: Told, where: Where): Sights {
  const { category, title, description } = event;
  const { motif } = event.poster;
  const isInside = where === 'room';
  const on: Sight = {
    kind: 'stage',
    parts: { crowd: category === 'beach' ? 0 : 1, at: where === 'water' || where === 'bar' ? 'garden' : where },
  };
  const door: Sight = { kind: 'door', parts: { ...opensOf(event), queue: 6 } };
  const light = motif === 'mirrorball' || motif === 'record' ? 'ball' : 'beams';
  const storey = storeyOf(title, description);
  if (motif === 'high-rise')
    return [
      { kind: 'outlook', parts: { from: 'terrace', sees: seaFrom(event), storey } },
      { kind: 'floor', parts: { light } },
    ];
  if (afloat.includes(motif)) return [{ kind: 'scene', parts: { at: 'water' } }];
  const isServed = served.includes(motif);
  if (category !== 'sports' && !isInside) return [isServed && { kind: 'plate', parts: { guests: 2 } }, on];
  const isAnnounced = event.lineUp.length > 0 || event.performer !== '';
  if (category === 'party' || category === 'club')
    return [{ kind: 'floor', parts: { light } }, isAnnounced && on, door];
  if (category === 'concert' || category === 'festival') return [on, door];
  return [{ kind: 'scene', parts: { at: where } }];
}

/** By the coach or the tram that it names, else on foot. */
function homeOf({ time }: Told, says: Says): Sight {
  const by = says('shuttle, bus, lanzadera, autobus, autocar, buho')
    ? 'coach'
    : says('tram, tranvia')
      ? 'tram'
      : 'foot';
  return { kind: 'home', parts: { by, late: isLate(time) ? 1 : 0 } };
}
