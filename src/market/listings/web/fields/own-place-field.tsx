import { use } from 'react';
import type { Bound } from '#kit/web/form/bound.ts';
import type { Look } from '#kit/web/form/form-table.ts';
import { ChoiceField } from '#kit/web/form/text-field.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { KnownOfOwner } from '../desk/own-start.ts';
import { messages } from './messages.ts';

/** At which of their places something is: those of whoever writes it, or none. */
export function OwnPlaceField({ field, look }: { readonly field: Bound<string>; readonly look: Look }) {
  const words = useWords(messages);
  const places = use(KnownOfOwner)?.places ?? [];
  const isGone = field.value !== '' && !places.some(({ id }) => id === field.value);
  const options = [
    { value: '', label: words('atNone') },
    ...places.map(({ id, name }) => ({ value: id, label: name || words('unnamedPlace') })),
    ...(isGone ? [{ value: field.value, label: words('placeGone') }] : []),
  ];
  return <ChoiceField field={field} look={{ ...look, options }} />;
}
