/** What a form asks for, as data, and what is wrong with what was typed: checks small enough for every page. */
export type Values<F extends string> = Readonly<Record<F, string>>;
type Fault = 'missing' | 'email' | 'link' | 'refused';
export type Faults<F extends string> = Readonly<Partial<Record<F, Fault>>>;

export type FormShape<F extends string> = {
  /** In the order of the screen: the first fault gets the focus. */
  readonly fields: readonly F[];
  readonly required: readonly F[];
  readonly emails?: readonly F[];
  readonly links?: readonly F[];
};

/** Name, sign, place with a dot: what a typing mistake breaks. The server's schema has the last word. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** A whole address of the web, http or https. */
export function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Everything that is wrong, field by field; empty when the form may be sent. */
export function faultsIn<F extends string>(shape: FormShape<F>, values: Values<F>): Faults<F> {
  const faultOf = (field: F): Fault | undefined => {
    const text = values[field].trim();
    if (text === '') return shape.required.includes(field) ? 'missing' : undefined;
    if (shape.emails?.includes(field) && !isEmail(text)) return 'email';
    return shape.links?.includes(field) && !isLink(text) ? 'link' : undefined;
  };
  const faults: Partial<Record<F, Fault>> = {};
  for (const field of shape.fields) {
    const fault = faultOf(field);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** What the server found wrong (the paths of a 422), in the same words. */
export function faultsAt<F extends string>(shape: FormShape<F>, paths: readonly string[]): Faults<F> {
  const faults: Partial<Record<F, Fault>> = {};
  for (const field of shape.fields.filter((field) => paths.includes(field))) {
    if (shape.emails?.includes(field)) faults[field] = 'email';
    else faults[field] = shape.links?.includes(field) ? 'link' : 'refused';
  }
  return faults;
}
