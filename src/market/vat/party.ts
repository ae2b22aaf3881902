/** Whom an invoice names, as issuer or as recipient: as they stood when it was issued (RD 1619/2012, art. 6.1). */
export type Party = {
  readonly name: string;
  readonly taxNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  /** ISO 3166-1. */
  readonly country: string;
};

/** Of a file that says more of somebody, what stands on papers. */
export const asParty = ({ name, taxNumber, street, postalCode, town, country }: Party): Party => ({
  name,
  taxNumber,
  street,
  postalCode,
  town,
  country,
});
