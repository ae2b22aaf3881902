import { afterEach, beforeEach, expect, it } from 'vitest';
import { arrive } from './arrive.ts';

const page = { hash: '', isNewPage: true };
const put = (html: string) => {
  const content = document.getElementById('content');
  if (content) content.innerHTML = html;
};
const focused = () => document.activeElement?.outerHTML;

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/jobs">Jobs</a></nav><div id="content" tabindex="-1"></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

const theLink = () => document.querySelector('a');

it('stands at the heading of a page that was gone to, and Tab goes on from there', () => {
  put('<p>Jobs</p><h1>Stay for the season</h1>');
  theLink()?.focus();
  arrive(theLink(), page);
  expect(document.activeElement?.textContent).toBe('Stay for the season');
  theLink()?.focus();
  expect(document.querySelector('h1')?.outerHTML).toBe('<h1>Stay for the season</h1>');
});

it('waits for a heading that is still being fetched', async () => {
  put('<p>Loading</p>');
  arrive(null, page);
  expect(document.activeElement?.id).toBe('content');
  put('<h1>Your ticket</h1>');
  await expect.poll(focused).toContain('Your ticket');
});

it('follows nobody who has gone on before the heading came', async () => {
  put('<p>Loading</p>');
  arrive(null, page);
  theLink()?.focus();
  put('<h1>Your ticket</h1>');
  await Promise.resolve();
  expect(document.activeElement).toBe(theLink());
});

it('leaves the focus where the page itself put it', () => {
  put('<h1>One more step</h1><input>');
  document.querySelector('input')?.focus();
  arrive(theLink(), page);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('leaves who is asked something over the page with the question', () => {
  put('<h1>Jobs</h1>');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Stay</button></div>');
  const button = document.querySelector('button');
  button?.focus();
  arrive(button, page);
  expect(document.activeElement).toBe(button);
});

it('stands at what the address jumps to, on the same page as well', () => {
  put('<h1>Aftersun</h1><section id="jobs">Jobs</section><form id="apply"><input></form>');
  theLink()?.focus();
  arrive(theLink(), { hash: 'jobs', isNewPage: false });
  expect(document.activeElement?.id).toBe('jobs');
  arrive(document.activeElement, { hash: 'nowhere', isNewPage: false });
  expect(document.activeElement?.id).toBe('jobs');
});
