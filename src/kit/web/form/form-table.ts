/**
 * A form is a table: one entry for each field, in the order of the screen. What a value is and how much of it is taken
 * stands in the contract (`facts.ts` of the room); an entry says what only the form knows, its words and its look.
 */
import type { ComponentType } from 'react';
import type { Fault } from '#kit/shared/field-checks.ts';
import type { Facts } from '#kit/shared/field-facts.ts';
import type { Language, Messages, WordKey } from '#kit/shared/messages.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import type { Bound } from './bound.ts';
import type { FieldKind } from './field-kinds.ts';
import type { Bilingual } from './text-values.ts';

type Held<T> =
  NonNullable<T> extends boolean
    ? boolean
    : [Extract<T, { readonly en?: unknown }>] extends [never]
      ? NonNullable<T> extends string
        ? string extends NonNullable<T>
          ? string
          : NonNullable<T> | (null extends T ? '' : never)
        : NonNullable<T> extends number | readonly string[]
          ? string
          : NonNullable<T>
      : Bilingual;

/** What a form holds of a call's body: text, so that whatever is typed can stay. */
export type DraftOf<B> = { readonly [N in keyof B]-?: Held<B[N]> };

/** The keys of a room's words. */
export type WordsOf<M> = M extends Messages<infer K> ? K : never;

/** What words and fields may hang on. */
export type About<V> = { readonly values: V; readonly isOwner: boolean };

/** The key of words, or how it is found. */
export type Said<K extends string, V> = WordKey<K> | ((about: About<V>) => WordKey<K> | undefined);

/** A title over a part of a form, and a sentence below it. */
type Part<V> = {
  readonly words?: Messages;
  readonly title: string;
  readonly hint?: string | ((about: About<V>) => string | undefined);
};

/** What a form asks for beyond its contract, and how it begins. */
type FieldRule<V, N extends keyof V> = {
  /** Asked for although the contract can do without it; `new`: only of something new, or that had it. False: not asked for. */
  readonly required?: boolean | 'new' | ((values: V) => boolean);
  /** Written again to be sure: it has to be the same as this other field, and is not sent. */
  readonly repeats?: keyof V & string;
  /** Not needed where this other field is filled in. */
  readonly unless?: keyof V & string;
  /** What something new begins with, where that is not the contract's own beginning. */
  readonly start?: V[N];
  /** How it is held and read, where the contract alone does not say. */
  readonly kind?: FieldKind<V[N]>;
};

export type OwnFaults<K extends string, V> = { readonly [F in Fault]?: Said<K, V> };

/** How choices are called: by a key of some words, or however it is known. */
export type Choices =
  | { readonly words?: Messages; readonly key: (value: string) => string }
  | ((value: string, language: Language) => string);

type FieldLook<K extends string, V, N extends keyof V> = {
  /** The part of the form that begins here. */
  readonly part?: Said<K, V> | Part<V>;
  readonly hint?: Said<K, V> | readonly WordKey<K>[];
  /** Its own words for what is wrong with it, instead of the house's. */
  readonly faults?: OwnFaults<K, V>;
  /** Shown while nothing is written: words, or what needs none. */
  readonly example?: WordKey<K>;
  readonly placeholder?: string;
  /** The words of a choice, in their own room's messages or the form's; without it the values speak for themselves. */
  readonly choices?: Choices;
  /** Those of the contract's choices that are offered. */
  readonly offers?: readonly string[];
  /** By what they are called in the reader's language, all after the first. */
  readonly isSorted?: true;
  /** What stands there while nothing is chosen. */
  readonly none?: WordKey<K>;
  readonly width?: 'half' | 'third' | 'full';
  /** A text of several lines, so tall. */
  readonly rows?: number;
  /** Which keys a phone shows, where the kind does not say. */
  readonly type?: 'tel';
  /** Only digits: a phone shows their keys. */
  readonly isDigits?: true;
  /** What a browser may fill in. */
  readonly fills?: string;
  /** Marked as required although the form does not insist; false: not marked, where its hint says when it is. */
  readonly isMarked?: boolean;
  /** Whether it is asked for at all. */
  readonly shows?: (about: About<V>) => boolean;
  /** Draws it instead of what is usual for its kind. */
  readonly Control?: ComponentType<ControlProps<V, V[N]>>;
};

/** Its label: the words of its own name unless told. A field without words does not compile. */
type Labelled<K extends string, V, N> =
  N extends WordKey<K> ? { readonly label?: Said<K, V> } : { readonly label: Said<K, V> };

export type FieldEntry<K extends string, V, N extends keyof V> = FieldRule<V, N> &
  (
    | (FieldLook<K, V, N> & Labelled<K, V, N> & { readonly words?: undefined })
    // Of other words than the form's own: what several forms share.
    | (FieldLook<string, V, N> & Labelled<string, V, N> & { readonly words: Messages })
  );

export type FormTable<V, K extends string = string> = {
  /** By the contract's names. */
  readonly facts: Facts;
  readonly words: Messages<K>;
  readonly fields: { readonly [N in keyof V]: FieldEntry<K, V, N> };
  /** What a refusal is about, by its code, where it is about one field. */
  readonly refusals?: { readonly [C in ProblemCode]?: { readonly [N in keyof V]?: Fault } };
};

/** What the fields of a form share while it is written. */
export type Fields<V> = {
  readonly values: V;
  readonly at: <N extends keyof V & string>(name: N) => Bound<V[N]>;
  /** A form is not sent while something is on its way, such as a photo. */
  readonly setBusy: (isBusy: boolean) => void;
};

/** How one field looks, in the visitor's words. */
export type Look = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly faults?: { readonly [F in Fault]?: string } | undefined;
  readonly example?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly width?: 'half' | 'third' | 'full' | undefined;
  readonly rows?: number | undefined;
  readonly type?: 'tel' | undefined;
  readonly isDigits?: true | undefined;
  readonly fills?: string | undefined;
  readonly isMarked?: boolean | undefined;
  /** The language of what is written. */
  readonly lang?: string | undefined;
};

export type ControlProps<V, T> = {
  readonly field: Bound<T>;
  readonly look: Look;
  readonly form: Fields<V>;
};
