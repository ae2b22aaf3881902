/** How the cards of the demo catalogue are written: each line once, in both languages. */
type Both = { readonly en: string; readonly es: string };

export type Card = {
  readonly menu: Both;
  readonly offer?: Both;
  /** Days from the seeding to the last day of the offer. */
  readonly offerDays?: number;
};

/** Lines in both languages: English, Spanish, and the price that both end with. */
type Line = readonly [en: string, es: string, euro?: number];

export function card(lines: readonly Line[], offer?: readonly [en: string, es: string], offerDays?: number): Card {
  const written = (tongue: 0 | 1) =>
    lines
      .map((line) => {
        const amount = line[2] === undefined ? '' : ` ${line[2].toFixed(2)} €`;
        return line[tongue] + (tongue === 1 ? amount.replace('.', ',') : amount);
      })
      .join('\n');
  return {
    menu: { en: written(0), es: written(1) },
    ...(offer && { offer: { en: offer[0], es: offer[1] } }),
    ...(offerDays !== undefined && { offerDays }),
  };
}
