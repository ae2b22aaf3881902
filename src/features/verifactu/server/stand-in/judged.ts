/** What rules of the tax office look at, and how they are told. */
import type { ReadRecord, Registration } from './record.ts';

/** What a rule may look at. */
export type Judged = ReadRecord & {
  /** Whom the sending is of. */
  readonly sender: string;
  /** Whether the office has a record of this invoice. */
  readonly isKnown: boolean;
  /** Of the last record that came of this issuer's program; undefined before the first. */
  readonly lastHash: string | undefined;
  readonly at: Date;
  /** The town's day, `yyyy-mm-dd`. */
  readonly today: string;
};

export type OfficeRule = {
  readonly code: number;
  readonly says: string;
  readonly isBroken: (judged: Judged) => boolean;
  readonly source: string;
  /** What in a sound sending is written otherwise to break it; `{previous}` is the hash before. */
  readonly example: readonly [from: string | RegExp, to: string];
};

const document = 'https://www.agenciatributaria.es/static_files/AEAT_Desarrolladores/EEDD/IVA/VERI-FACTU';
export const validations = (section: string) => `${document}/Validaciones_Errores_Veri-Factu.pdf 1.2.2, ${section}`;

export const cents = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);
export const linesOf = (made: Registration) => made.Desglose.DetalleDesglose;
export const sumOf = (made: Registration, of: readonly ('BaseImponibleOimporteNoSujeto' | 'CuotaRepercutida')[]) =>
  linesOf(made).reduce((sum, line) => sum + of.reduce((part, name) => part + cents(line[name]), 0), 0);
/** Ten euros are let pass wherever amounts are compared. */
export const margin = 1000;
export const days = (day: string) => day.split('-').toReversed().join('-');
/** A rule of registrations alone. */
export const ofMade =
  (isBroken: (made: Registration, judged: Judged) => boolean) =>
  (judged: Judged): boolean =>
    judged.registration !== undefined && isBroken(judged.registration, judged);
