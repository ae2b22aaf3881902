/** Photos on their way: one after the other, given up, and sent again. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { DraftPhoto } from './photos-kind.ts';
import { PhotosField } from './photos-field.tsx';
import { Holder } from './testing.tsx';

/** A line that answers when it is told to. */
class Line extends EventTarget {
  static all: Line[] = [];
  readonly upload = new EventTarget();
  status = 0;
  response: unknown;
  statusText = '';
  sent: File | undefined;
  wait: string | null = null;
  isAborted = false;
  constructor() {
    super();
    Line.all.push(this);
  }
  open() {}
  send(file: File) {
    this.sent = file;
  }
  getResponseHeader = () => this.wait;
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, response: unknown, wait: string | null = null) {
    Object.assign(this, { status, response, wait });
    this.dispatchEvent(new Event('load'));
  }
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', Line));
afterEach(() => {
  vi.unstubAllGlobals();
  Line.all = [];
});

const none: readonly DraftPhoto[] = [];

function choose(...names: readonly string[]) {
  const busy = vi.fn();
  renderPage(
    <Holder first={none}>
      {(field) => <PhotosField field={field} form={{ setBusy: busy, values: {} }} kind="events" />}
    </Holder>,
  );
  const files = names.map((name) => new File([name], name, { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(/Choose photos/), { target: { files } });
  return { busy };
}
/** The call with a photo, once it is out. */
const lineOf = async (name: string, nth = 0): Promise<Line> => {
  const found = () => Line.all.filter(({ sent }) => sent?.name === name)[nth];
  await waitFor(() => expect(found()).toBeDefined());
  return found() as Line;
};

it('sends one after the other, and says which of them waits', async () => {
  choose('a.png', 'b.png');
  const first = await lineOf('a.png');
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Uploading a.png');
  expect(screen.getByText('Waiting: b.png')).toBeTruthy();
  first.answer(201, { id: 'a', width: 9, height: 9 });
  await lineOf('b.png');
  expect(screen.queryByText(/Waiting/)).toBeNull();
  expect(screen.getByRole('listitem', { name: 'Photo 1 of 1' })).toBeTruthy();
});

it('gives up one that is on its way and one that waits, and goes on with the next', async () => {
  const { busy } = choose('a.png', 'b.png', 'c.png');
  const first = await lineOf('a.png');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel: b.png' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel: a.png' }));
  expect(first.isAborted).toBe(true);
  (await lineOf('c.png')).answer(201, { id: 'c', width: 9, height: 9 });
  await waitFor(() => expect(busy).toHaveBeenLastCalledWith(false));
  expect(Line.all.map(({ sent }) => sent?.name)).toEqual(['a.png', 'c.png']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends again by itself what finds the house busy, and holds the form up for it', async () => {
  const { busy } = choose('a.png');
  (await lineOf('a.png')).answer(503, { code: 'unavailable' }, '0.05');
  expect(
    await screen.findByText('a.png: many photos are being made right now. It is sent again by itself'),
  ).toBeTruthy();
  expect(busy).toHaveBeenLastCalledWith(true);
  (await lineOf('a.png', 1)).answer(201, { id: 'a', width: 9, height: 9 });
  expect(await screen.findByRole('listitem', { name: 'Photo 1 of 1' })).toBeTruthy();
});

it('leaves what was too much at once to whoever asks for it', async () => {
  choose('a.png');
  (await lineOf('a.png')).answer(429, { code: 'too_many_requests' }, '86400');
  expect(await screen.findByText('a.png: that was a lot at once. Try again later')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: a.png' }));
  await lineOf('a.png', 1);
});
