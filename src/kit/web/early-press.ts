/**
 * A page can be seen before its script is there, and a visitor may be faster: the last button pressed until then is
 * pressed again once the page is awake. Links and forms need no help: the browser follows and sends them itself.
 */
const awake = 'awake';

/** Runs in the head. Kept as text and free of anything that varies: its hash stands in the CSP. */
export const earlyPressScript = `(function(){var b;function c(e){b=e.target.closest('button[type=button]')}addEventListener('click',c,true);addEventListener('${awake}',function(){removeEventListener('click',c,true);if(b&&b.isConnected)b.click()},{once:true})})()`;

/** Says that every button now does what it says. */
export function sayAwake(): void {
  dispatchEvent(new Event(awake));
}
