import { getByText } from '@testing-library/react';
import { expect, test } from 'vitest';
import { earlyPressScript, sayAwake } from './early-press.ts';

/** A page as the server sent it, and everything its script, which listens at the document, has heard. */
function openPage() {
  document.body.innerHTML = '<button type="button"><b>Save</b></button><button type="button">Theme</button><a>Out</a>';
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  const heard: (string | null)[] = [];
  const page = new AbortController();
  document.addEventListener('click', (event) => heard.push((event.target as Element).textContent), {
    signal: page.signal,
  });
  document.head.append(script);
  return { heard, close: () => page.abort() };
}

const find = (text: string) => getByText(document.body, text);

test('a button pressed too early is pressed once when the page is awake, and only once', () => {
  const { heard, close } = openPage();
  find('Save').click();
  find('Save').click();
  expect(heard, 'a page half awake must not answer as well').toEqual([]);
  find('Out').click();
  expect(heard, 'links follow at once').toEqual(['Out']);
  sayAwake();
  expect(heard).toEqual(['Out', 'Save']);
  find('Theme').click();
  sayAwake();
  expect(heard, 'awake: every press counts as it comes').toEqual(['Out', 'Save', 'Theme']);
  close();
});

test('the last of several is pressed, and one that is gone is not', () => {
  const first = openPage();
  find('Save').click();
  find('Theme').click();
  sayAwake();
  expect(first.heard).toEqual(['Theme']);
  first.close();

  const second = openPage();
  find('Theme').click();
  find('Theme').remove();
  sayAwake();
  expect(second.heard).toEqual([]);
  second.close();
});
