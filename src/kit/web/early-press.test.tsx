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

test('a form sent too early is sent once when the page is awake; one with an address of its own goes at once', () => {
  document.body.innerHTML =
    '<form name="a"><input name="n" value="Ana"><button>Send</button></form><form name="b" action="/search"><button>Find</button></form>';
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.head.append(script);
  const sent: string[] = [];
  const page = new AbortController();
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const { submitter } = event;
      sent.push(`${(event.target as HTMLFormElement).name} by ${submitter?.textContent}`);
    },
    { signal: page.signal },
  );
  find('Send').click();
  find('Send').click();
  expect(sent, 'nothing is sent by a page that does not answer yet').toEqual([]);
  find('Find').click();
  expect(sent).toEqual(['b by Find']);
  sayAwake();
  expect(sent).toEqual(['b by Find', 'a by Send']);
  find('Send').click();
  sayAwake();
  expect(sent).toEqual(['b by Find', 'a by Send', 'a by Send']);
  page.abort();
});
