/** What every drawing takes. Drawings are hidden from readers: the words stand beside them. */
export type ArtProps = { readonly className?: string | undefined };
