/** What an invoice tells the room that keeps its record: plain data, so that this room needs none of invoices. */

/** Who issues, whom it is for, or who runs the house. */
export type RecordParty = {
  readonly name: string;
  /** Without blanks and dots; a Spanish NIF has nine signs. */
  readonly taxNumber: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** The tax office does not know this Spanish number. */
  readonly isUnregistered?: boolean;
};

/** What of a line the tax office asks for; of a corrective invoice amounts are negative. */
export type RecordLine = {
  readonly vatPercent: number;
  /** The article that exempts it or says that it is not taxed here; null where it is taxed. */
  readonly exemptBy: string | null;
  readonly netCents: number;
  readonly vatCents: number;
};

/** An invoice as others name it. */
export type InvoiceName = {
  /** Series and number, as they are printed: at most 60 signs of ASCII, none of them " ' < > =. */
  readonly seriesNumber: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
};

type RecordedKind = 'simplified' | 'full' | 'replacement' | 'corrective' | 'substitute';

export type InvoiceFacts = InvoiceName & {
  readonly invoiceId: string;
  /** The account in whose name it is issued; null is the house. */
  readonly issuerId: string | null;
  readonly issuer: RecordParty;
  /** Who runs the house: it issues in its owners' names and answers for the program. */
  readonly house: RecordParty;
  /** The day of the supply where that is before the day of the invoice. */
  readonly suppliedOn?: string;
  readonly kind: RecordedKind;
  /** Of a corrective one: whether what it corrects is simplified. */
  readonly isOfSimplified: boolean;
  readonly description: string;
  /** Null where nobody is named. */
  readonly recipient: RecordParty | null;
  /** Of one in the place of others all of these, whose sums are its own. */
  readonly corrects: readonly InvoiceName[];
  readonly replaces: readonly InvoiceName[];
  readonly lines: readonly RecordLine[];
  readonly vatCents: number;
  readonly grossCents: number;
};

/** An invoice that was issued by mistake and is withdrawn: nothing of it was ever supplied. */
export type CancelledInvoice = InvoiceName & Pick<InvoiceFacts, 'invoiceId' | 'issuerId' | 'issuer' | 'house'>;
