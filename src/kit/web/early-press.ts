/**
 * A page can be seen before its script is there, and a visitor may be faster: a press of a button, to send a form too, is
 * held back until the page is awake, and the last one is then pressed. Held back, not only remembered: React answers
 * some presses while it still awakens, and a switch pressed twice is where it was; a form that the browser sends by
 * itself comes back empty. Links and forms with an address of their own need no help: the browser follows them.
 */
const awake = 'awake';

/** Runs in the head. Kept as text and free of anything that varies: its hash stands in the CSP. */
export const earlyPressScript = `(function(){var b;function c(e){var t=e.target.closest('button');if(t&&!(t.form&&t.form.hasAttribute('action'))){b=t;e.preventDefault();e.stopImmediatePropagation()}}addEventListener('click',c,true);addEventListener('${awake}',function(){removeEventListener('click',c,true);if(b&&b.isConnected)b.click()},{once:true})})()`;

/** Says that every button now does what it says. */
export function sayAwake(): void {
  dispatchEvent(new Event(awake));
}
