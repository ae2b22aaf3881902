/** What every room of listings says of its own at the desk, by the same names in its words (specification section 8). */
type Said =
  | 'list'
  | 'add'
  | 'none'
  | 'noneText'
  | 'newTitle'
  | 'editTitle'
  | 'created'
  | 'createFailed'
  | 'updated'
  | 'updateFailed'
  | 'askDeleteText'
  | 'deleted'
  | 'deleteFailed';

export type ListingWords = ((key: Said) => string) & ((key: 'askDelete', values: { readonly title: string }) => string);
