/** A seller's year on paper. */
import type { Page, Part } from '#kit/server/paper.ts';
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { fill } from '#kit/shared/translate.ts';
import { formatInstant } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import type { SellerYear } from '../contract.ts';
import { dueOn, isNothing, yearOf } from '../rules.ts';
import type { Quarters, Sums } from '../rules.ts';

/** What the tax office is told of a seller, in words; what it is not told of stands at the end. */
export function statementOf(figures: SellerYear, language: Language, at: Date): Page {
  const { year, identity, properties, personalServices, transportRental, others } = figures;
  const words = messages[language];
  const part = (heading: string, sums: Sums, facts: Part['facts'] = []): Part => ({
    heading,
    facts,
    table: tableOf(sums, language),
  });
  const ofKind = (heading: string, sums: Sums) => (isNothing(sums) ? [] : [part(heading, sums)]);
  return {
    title: fill(words['file.title'], { year }),
    language,
    foot: fill(words['file.made'], { when: formatInstant(at, language), house: town.brand }),
    parts: [
      {
        heading: words['file.who'],
        facts: [
          [words.name, identity?.name ?? ''],
          [words.taxNumber, identity?.taxNumber ?? ''],
          [words['file.born'], identity?.birthDate ? formatDate(identity.birthDate, 'long', language) : ''],
          [words['file.register'], identity?.register ?? ''],
          [
            words['file.address'],
            identity ? `${identity.street}, ${identity.postalCode} ${identity.town}, ${identity.country}` : '',
          ],
        ],
        lines: identity ? [] : [words['file.unknown']],
      },
      {
        heading: words['file.what'],
        lines: [fill(words['file.why'], { day: formatDate(dueOn(year), 'long', language) })],
      },
      ...properties.map(({ address, kind, days, sums }) =>
        part(words[`home.${kind}`], sums, [
          [words['file.address'], `${address}, ${town.name}`],
          [words.days, String(days)],
        ]),
      ),
      ...ofKind(words.personalServices, personalServices),
      ...ofKind(words.transportRental, transportRental),
      ...ofKind(words.others, others),
    ],
  };
}

/** Quarters as rows, and the year below them. */
function tableOf({ considerationCents, feesCents, sales }: Sums, language: Language) {
  const words = messages[language];
  const euro = (cents: number) => shownAmount(cents, language);
  const row = (name: string, of: (quarters: Quarters) => number) => [
    name,
    euro(of(considerationCents)),
    euro(of(feesCents)),
    String(of(sales)),
  ];
  return {
    head: [words.quarter, words.consideration, words.fees, words.sales],
    rows: [
      ...([0, 1, 2, 3] as const).map((quarter) =>
        row(fill(words.quarterOf, { number: quarter + 1 }), (of) => of[quarter]),
      ),
      row(words.wholeYear, yearOf),
    ],
  };
}
