import { expect, it, vi } from 'vitest';
import { standClear } from './stand-clear.ts';

/** An element that lies there, in pixels from the top of the window. */
function lying<K extends 'button' | 'div'>(tag: K, top: number, bottom: number, into: Element = document.body) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(16, top, 358, bottom - top);
  return into.appendChild(element);
}

/** A message at the foot of a window as high as a phone's, and the region it stands in. */
function aMessage() {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  const region = document.body.appendChild(document.createElement('section'));
  return { region, message: lying('div', 743, 828, region) };
}

it('stands at the foot where nothing is pressed next', () => {
  const { region, message } = aMessage();
  lying('button', 760, 810).type = 'button';
  lying('button', 600, 650).type = 'submit';
  standClear(message);
  expect(region.dataset['at']).toBeUndefined();
});

it('goes to the top where it would lie over the button that sends, or over what was pressed', () => {
  const { region, message } = aMessage();
  const sends = lying('button', 780, 830);
  sends.type = 'submit';
  standClear(message);
  expect(region.dataset['at']).toBe('top');
  sends.remove();
  standClear(message);
  expect(region.dataset['at']).toBeUndefined();
  lying('button', 700, 750).focus();
  standClear(message);
  expect(region.dataset['at']).toBe('top');
});

it('goes there when the button is brought under it by a scroll, and stays', () => {
  const { region, message } = aMessage();
  const sends = lying('button', 900, 950);
  sends.type = 'submit';
  const leave = standClear(message);
  expect(region.dataset['at']).toBeUndefined();
  sends.getBoundingClientRect = () => new DOMRect(16, 780, 358, 50);
  document.dispatchEvent(new Event('scroll'));
  expect(region.dataset['at']).toBe('top');
  sends.remove();
  document.dispatchEvent(new Event('scroll'));
  expect(region.dataset['at']).toBe('top');
  leave?.();
});

it('minds no button behind a sheet, and stands on those of the sheet', () => {
  const { region, message } = aMessage();
  const page = document.body.appendChild(document.createElement('main'));
  page.setAttribute('aria-hidden', 'true');
  lying('button', 780, 830, page).type = 'submit';
  lying('div', 120, 760).dataset['sheetScroll'] = '';
  standClear(message);
  expect(region.dataset['at']).toBeUndefined();
  expect(region.style.getPropertyValue('--sheet-start')).toBe('120px');
  expect(region.style.getPropertyValue('--sheet-end')).toBe('84px');
});

it('stands on the buttons of the sheet that opens in the place of the one it came with', async () => {
  const { region, message } = aMessage();
  const first = lying('div', 120, 760);
  first.dataset['sheetScroll'] = '';
  const leave = standClear(message);
  const next = document.createElement('div');
  next.dataset['sheetScroll'] = '';
  next.getBoundingClientRect = () => new DOMRect(0, 20, 390, 740);
  first.remove();
  first.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  document.dispatchEvent(new Event('scroll'));
  expect(region.style.getPropertyValue('--sheet-end')).toBe('84px');
  document.body.append(next);
  await vi.waitFor(() => expect(region.style.getPropertyValue('--sheet-start')).toBe('20px'), 10_000);
  leave?.();
});

it('goes over a keyboard that comes while it is there, into what is in sight', () => {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  const { region, message } = aMessage();
  const leave = standClear(message);
  expect(region.dataset['at']).toBeUndefined();
  Object.assign(viewport, { height: 500, offsetTop: 40 });
  viewport.dispatchEvent(new Event('resize'));
  expect(region.dataset['at']).toBe('top');
  expect(region.style.getPropertyValue('--seen-from')).toBe('40px');
  leave?.();
});
