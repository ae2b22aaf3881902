/**
 * The declaration of the program's producer (RD 1007/2023, art. 13; Orden HAC/1177/2024, art. 15), in the order's sequence, with
 * who the house is: whoever runs it signs it. docs/responsible-declaration.md says how each article is kept.
 */
import { findHouseTrader } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { pdfOf } from '#kit/server/paper.ts';
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { fill } from '#kit/shared/translate.ts';
import { wallClock } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { software } from './software.ts';

/** One file; 409 seller_unknown while the house has not said who it is. */
export async function readDeclaration(db: Db, language: Language): Promise<{ name: string; pdf: string }> {
  const house = await findHouseTrader(db);
  if (!house) throw new Problem('seller_unknown', 'The house has not said who it is yet.');
  const words = messages[language];
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(house.country) ?? house.country;
  const at = new Date(house.updatedAt);
  const date = formatDate(wallClock(at).date, 'long', language);
  const { name, street, postalCode, town, taxNumber } = house;
  const said: readonly (readonly [heading: string, text: string])[] = [
    [words['declaration.a'], software.name],
    [words['declaration.b'], software.id],
    [words['declaration.c'], software.version],
    [words['declaration.d'], words['declaration.dText']],
    [words['declaration.e'], words['declaration.yes']],
    [words['declaration.f'], words['declaration.yes']],
    [words['declaration.g'], words['declaration.gText']],
    [words['declaration.h'], name],
    [words['declaration.i'], taxNumber],
    [words['declaration.j'], `${street}, ${postalCode} ${town}, ${land}`],
    [words['declaration.k'], words['declaration.kText']],
    [words['declaration.l'], `${date}, ${town}, ${land}`],
  ];
  const page = {
    title: words['declaration.title'],
    language,
    parts: said.map(([heading, text]) => ({ heading, lines: [text] })),
    foot: fill(words['declaration.foot'], { name }),
  };
  const pdf = await pdfOf(page, at);
  return { name: `${software.id}-${software.version}.pdf`, pdf: pdf.toString('base64') };
}
