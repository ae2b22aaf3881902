import { useState } from 'react';
import { languages, type Language } from '#kit/shared/messages.ts';
import { ListField } from '#kit/web/form/bilingual-field.tsx';
import type { FieldProps } from '#kit/web/form/framed.tsx';
import { useLanguage, wordsOf } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { knownAmenities, type Amenity } from '../rules.ts';

/** As names are compared that somebody types: without accents, in small letters. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const nameOf = (amenity: Amenity, language: Language) => wordsOf(messages, language)(`amenity.${amenity}`);

/** Each entry of a line by another name, if it has one; spaces and commas stay where they are typed. */
const renamed = (line: string, name: (entry: string) => string | undefined): string =>
  line.replaceAll(/[^,\s][^,]*/g, (typed) => {
    const entry = typed.trimEnd();
    return (name(entry) ?? entry) + typed.slice(entry.length);
  });

/** The amenities that the house knows, in the reader's language; others as they were written. */
const shownIn = (line: string, language: Language): string =>
  renamed(line, (entry) => {
    const known = knownAmenities.find((amenity) => amenity === entry);
    return known && nameOf(known, language);
  });

/** What is kept: a known amenity by its one name, in whichever language it was written. */
const keptOf = (line: string): string =>
  renamed(line, (entry) =>
    knownAmenities.find((amenity) => languages.some((language) => plain(nameOf(amenity, language)) === plain(entry))),
  );

/** Amenities on one line, as their owner reads and writes them; what is typed stays as it is typed. */
export function AmenitiesField({ field, look }: FieldProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState({ line: '', language });
  const isTyped = typed.language === language && keptOf(typed.line) === field.value;
  const value = isTyped ? typed.line : shownIn(field.value, language);
  const change = (line: string) => {
    setTyped({ line, language });
    field.change(keptOf(line));
  };
  return <ListField field={{ ...field, value, change }} look={look} />;
}
