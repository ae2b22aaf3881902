/**
 * What can be seen may be pressed before its script is there. React hears nothing before its own script runs; from then
 * on it answers wherever it has the script, by bringing the part that was pressed to life first, and loses a press where
 * it has not (decision 0058). What it can't answer for yet is marked as asleep, the whole page at first: presses of
 * buttons in it, to send a form too, are held back and pressed when it is awake, and what was typed or chosen in its
 * fields is told again. Held back, not only remembered: a form that the browser sends by itself comes back empty. Links
 * and forms with an address of their own need no help: the browser follows them.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What was pressed or changed, and what it held then. */
type Early<T = HTMLButtonElement | Field> = { readonly on: T; readonly value: string; readonly checked?: boolean };
declare global {
  interface Document {
    early?: readonly Early[];
  }
}

const mark = 'data-asleep';
/** For the element around what is asleep. */
export const asleep = { [mark]: '' };

/** Runs in the head. Kept as text and free of anything that varies: its hash stands in the CSP. */
export const earlyPressScript = `(function(){document.early=[];function add(o){document.early.push({on:o,value:o.value,checked:o.checked})}addEventListener('click',function(e){var b=e.target.closest('[${mark}] button');if(!b||b.type=='submit'&&b.form&&b.form.hasAttribute('action'))return;e.preventDefault();e.stopImmediatePropagation();add(b)},true);addEventListener('input',function(e){if(!e.isComposing&&e.target.closest('[${mark}]'))add(e.target)},true)})()`;

/** Says that React answers for this part of the page, whose script is there. */
export function sayAwake(part: Element): void {
  part.removeAttribute(mark);
  const all = document.early ?? [];
  const isReady = ({ on }: Early) => on.closest(`[${mark}]`) === null;
  document.early = all.filter((one) => !isReady(one));
  // Pressed twice is pressed once: a switch would be where it was.
  for (const one of new Map(all.filter(isReady).map((early) => [early.on, early])).values()) tellAgain(one);
}

function tellAgain({ on, ...held }: Early): void {
  if (!on.isConnected) return;
  if (on instanceof HTMLButtonElement) on.click();
  else tellField({ on, ...held });
}

/**
 * React takes what it finds in a field for what it drew there, and calls only what differs from that a change: it is
 * shown a field as it was drawn, then as it was left.
 */
function tellField({ on, value, checked }: Early<Field>): void {
  const say = (type: 'input' | 'change') => on.dispatchEvent(new Event(type, { bubbles: true }));
  if (on instanceof HTMLSelectElement) {
    on.value = value;
    say('change');
  } else if (on instanceof HTMLInputElement && ['checkbox', 'radio'].includes(on.type)) {
    on.checked = checked !== true;
    say('input');
    on.click();
  } else {
    on.value = on.defaultValue;
    say('input');
    // Past React, which watches this one field's own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(on), 'value')?.set?.call(on, value);
    say('input');
  }
}
