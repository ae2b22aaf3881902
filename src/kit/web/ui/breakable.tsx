import { Fragment } from 'react';

/** Before the sign of an address and before each of its dots; a dot before a figure is no address's. */
const places = /(?<=\S)(?=@)|(?<=[\p{L}\p{N}_-])(?=\.\p{L})/u;

/** A text in which an address or the name of a file may go on in the next line, at a place where it can be read. */
export const Breakable = ({ children }: { readonly children: string }) =>
  children.split(places).map((part, place) => (
    <Fragment key={place}>
      {place === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
