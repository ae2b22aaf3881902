import { act, getByText } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asleep, earlyPressScript, sayAwake } from './early-press.ts';

/** A page as the server sent it, and everything its script, which listens at the document, has heard. */
function openPage(html: string) {
  document.body.innerHTML = html;
  setAsleep(document.documentElement);
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.head.append(script);
  const heard: string[] = [];
  const page = new AbortController();
  for (const type of ['click', 'submit'])
    document.addEventListener(
      type,
      (event) => {
        if (type === 'submit') {
          event.preventDefault();
          heard.push(`${(event.target as HTMLFormElement).name} is sent`);
        } else heard.push((event.target as Element).textContent);
      },
      { signal: page.signal },
    );
  return { heard, close: () => page.abort() };
}
const setAsleep = (element: Element) =>
  Object.entries(asleep).forEach(([name, value]) => element.setAttribute(name, value));
const wake = (element: Element = document.documentElement) => sayAwake(element);
const find = (text: string) => getByText(document.body, text);

test('what is pressed too early is pressed once when the page is awake, each button in its turn', () => {
  const { heard, close } = openPage(
    '<button><b>Save</b></button><button>Theme</button><button>Gone</button><a>Out</a>',
  );
  find('Save').click();
  find('Gone').click();
  find('Theme').click();
  find('Save').click();
  expect(heard, 'a page half awake must not answer as well').toEqual([]);
  find('Out').click();
  expect(heard, 'links follow at once').toEqual(['Out']);
  find('Gone').remove();
  wake();
  expect(heard).toEqual(['Out', 'Save', 'Theme']);
  find('Theme').click();
  wake();
  expect(heard, 'awake: every press counts as it comes').toEqual(['Out', 'Save', 'Theme', 'Theme']);
  close();
});

test('a part of an awake page that still sleeps is waited for alone', () => {
  const { heard, close } = openPage('<button>Near</button><div><button>Far</button></div>');
  const part = document.querySelector('div');
  if (part) setAsleep(part);
  find('Far').click();
  wake();
  find('Near').click();
  expect(heard).toEqual(['Near']);
  if (part) wake(part);
  expect(heard).toEqual(['Near', 'Far']);
  close();
});

test('a form sent too early is sent once when the page is awake; one with an address of its own goes at once', () => {
  const { heard, close } = openPage(
    '<form name="a"><button>Send</button></form><form name="b" action="/search"><button>Find</button><button type="button">Pick</button></form>',
  );
  find('Send').click();
  find('Send').click();
  find('Pick').click();
  expect(heard, 'nothing is sent by a page that does not answer yet').toEqual([]);
  find('Find').click();
  expect(heard).toEqual(['Find', 'b is sent']);
  wake();
  expect(heard).toEqual(['Find', 'b is sent', 'Send', 'a is sent', 'Pick']);
  close();
});

function Fields() {
  const [said, say] = useState<Record<string, string>>({});
  const tell = (name: string, value: string) => say((before) => ({ ...before, [name]: value }));
  return (
    <form>
      <input aria-label="text" value={said['text'] ?? ''} onChange={({ target }) => tell('text', target.value)} />
      <input
        aria-label="count"
        type="number"
        value={said['count'] ?? '1'}
        onChange={({ target }) => tell('count', target.value)}
      />
      <input aria-label="one" type="radio" checked={said['pick'] !== 'two'} onChange={() => tell('pick', 'one')} />
      <input aria-label="two" type="radio" checked={said['pick'] === 'two'} onChange={() => tell('pick', 'two')} />
      <input
        aria-label="tick"
        type="checkbox"
        checked={said['tick'] === 'true'}
        onChange={({ target }) => tell('tick', String(target.checked))}
      />
      <select aria-label="order" value={said['order'] ?? 'near'} onChange={({ target }) => tell('order', target.value)}>
        <option value="near">near</option>
        <option value="cheap">cheap</option>
      </select>
      <output>{JSON.stringify(said)}</output>
    </form>
  );
}
const page = (
  <Suspense>
    <Fields />
  </Suspense>
);

/** As a person leaves a field: its value, and what the browser tells of it. */
function leave(label: string, change: (field: HTMLInputElement) => void) {
  const field = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!field) throw new Error(label);
  change(field);
  if (field.type !== 'radio' && field.type !== 'checkbox') field.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(['before React is there', 'where React has not come yet'])(
  'fields that were changed %s are told again, and keep what they hold',
  async (when) => {
    const { close } = openPage(`<main>${renderToString(page)}</main>`);
    const main = document.querySelector('main') as HTMLElement;
    leave('text', (field) => (field.value = 'paella'));
    leave('count', (field) => (field.value = '3'));
    leave('two', (field) => field.click());
    leave('tick', (field) => field.click());
    leave('order', (field) => (field.value = 'cheap'));
    const said = { text: 'paella', count: '3', pick: 'two', tick: 'true', order: 'cheap' };
    if (when === 'before React is there') await act(async () => void hydrateRoot(main, page));
    else hydrateRoot(main, page);
    act(() => wake());
    expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(said);
    expect([...main.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`)).toEqual([
      'paella false',
      '3 false',
      'on false',
      'on true',
      'on true',
    ]);
    expect(main.querySelector('select')?.value).toBe('cheap');
    close();
  },
);
