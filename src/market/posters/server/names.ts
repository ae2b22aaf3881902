import type { Place } from '#market/map/plan.ts';
import { inks, motifs, placedSeeds, posterFormats } from '../poster.ts';
import { type Hour, hours } from '#market/town/hours.ts';
import type { Print } from './poster.ts';

const bayFormats = ['landscape', 'portrait'] as const;
export type BayFormat = (typeof bayFormats)[number];

const among = <T extends string>(list: readonly T[], name: string | undefined): T | undefined =>
  list.find((one) => one === name);

const formats = Object.keys(posterFormats) as (keyof typeof posterFormats)[];

/**
 * Reads `mirrorball-poniente-12-tall.day.svg`; anything else is no poster. What is shared comes as `.png` too, because
 * the sites it is shared on show no drawings.
 */
export function readPosterName(name: string): (Print & { readonly file: 'svg' | 'png' }) | undefined {
  const parts = /^([a-z]+(?:-[a-z]+)*)-([a-z]+)-(0|[1-9]\d{0,6})-([a-z]+)\.([a-z]+)\.(svg|png)$/.exec(name);
  const motif = among(motifs, parts?.[1]);
  const ink = among(inks, parts?.[2]);
  const seed = Number(parts?.[3]);
  const format = among(formats, parts?.[4]);
  const hour = among(hours, parts?.[5]);
  if (!motif || !ink || !format || !hour || !(seed < placedSeeds)) return undefined;
  const file = parts?.[6] === 'png' ? 'png' : 'svg';
  if (file === 'png' && format !== 'share') return undefined;
  return { motif, ink, seed, format, hour, file };
}

/** Reads `bay-landscape.day.svg`. */
export function readBayName(name: string): { format: BayFormat; hour: Hour } | undefined {
  const parts = /^bay-([a-z]+)\.([a-z]+)\.svg$/.exec(name);
  const format = among(bayFormats, parts?.[1]);
  const hour = among(hours, parts?.[2]);
  return format && hour ? { format, hour } : undefined;
}

/**
 * Reads `38.5342_-0.1310.day.svg`: latitude and longitude with four decimals, written in one way only, so that a place
 * has one picture; anything else is no plan.
 */
export function readPlanName(name: string): (Place & { readonly hour: Hour }) | undefined {
  const parts = /^(-?(?:0|[1-9]\d?)\.\d{4})_(-?(?:0|[1-9]\d{0,2})\.\d{4})\.([a-z]+)\.svg$/.exec(name);
  const [latitude, longitude] = [Number(parts?.[1]), Number(parts?.[2])];
  const hour = among(hours, parts?.[3]);
  const isNegativeZero = [parts?.[1], parts?.[2]].includes('-0.0000');
  // Nearer to the poles the map would be endlessly high.
  if (!hour || isNegativeZero || !(Math.abs(latitude) <= 85) || !(Math.abs(longitude) <= 180)) return undefined;
  return { latitude, longitude, hour };
}
