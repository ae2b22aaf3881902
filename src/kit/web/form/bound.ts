import type { Fault } from '#kit/shared/field-checks.ts';
import type { Fact } from '#kit/shared/field-facts.ts';

/** One value of a form with all that its field needs to know. */
export type Bound<T> = {
  readonly name: string;
  readonly value: T;
  /** What is stored of it, as the contract has it. */
  readonly stored?: unknown;
  readonly fact: Fact;
  readonly isRequired: boolean;
  /** Nothing was there when the form began, or is there now: a choice may stay open. What is chosen can't be taken back. */
  readonly canBeNone: boolean;
  readonly change: (next: T) => void;
  readonly fault: Fault | undefined;
  /** Of a list: what is wrong with its parts, by place. */
  readonly faultOfPart: (place: number) => Fault | undefined;
  /** The browser keeps what is typed: the value is only what it began with, and a change only says that there was one. */
  readonly isLoose?: true;
};

/** How a control of one text shows a value, and tells of what is typed. */
export function heldIn(field: Bound<string>) {
  const onChange = (event: { currentTarget: { value: string } }) => field.change(event.currentTarget.value);
  return field.isLoose ? { defaultValue: field.value, onChange } : { value: field.value, onChange };
}
