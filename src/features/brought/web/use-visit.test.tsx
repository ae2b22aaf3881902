import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leave } from './left-page.ts';
import { useVisit } from './use-visit.ts';

let told: Promise<string>[] = [];
const original = Object.getOwnPropertyDescriptor(navigator, 'sendBeacon');
beforeEach(() => {
  told = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => told.push(body.text()) > 0,
  });
});
afterEach(() => {
  cleanup();
  if (original) Object.defineProperty(navigator, 'sendBeacon', original);
  else Reflect.deleteProperty(navigator, 'sendBeacon');
});

function Page({ id = 'bar00000001' }: { readonly id?: string }) {
  useVisit('businesses', id);
  return (
    <>
      <main>
        <a href="tel:+34600123456">Call</a>
        <a href="https://www.google.com/maps/dir/?api=1">The way</a>
        <a href="/search">Elsewhere</a>
      </main>
      <a href="tel:+34600000000">The desk</a>
    </>
  );
}
const actions = async () => (await Promise.all(told)).map((body) => JSON.parse(body));

it('tells once that a listing is seen, and each press of its phone and its way, by how people came', async () => {
  leave('/search?type=businesses&view=map');
  const { getByText, rerender } = render(<Page />);
  rerender(<Page />);
  for (const name of ['Call', 'The way', 'Elsewhere', 'The desk']) fireEvent.click(getByText(name));
  const same = { kind: 'businesses', id: 'bar00000001', source: 'map' };
  expect(await actions()).toEqual([
    { ...same, action: 'view' },
    { ...same, action: 'call' },
    { ...same, action: 'route' },
  ]);
});

it('tells of the next listing with the page that was left for it, and no more of the first', async () => {
  const { getByText, rerender } = render(<Page />);
  leave('/businesses/bar00000001');
  rerender(<Page id="bar00000002" />);
  fireEvent.click(getByText('Call'));
  const [, ...later] = await actions();
  const same = { kind: 'businesses', id: 'bar00000002', source: 'similar' };
  expect(later).toEqual([
    { ...same, action: 'view' },
    { ...same, action: 'call' },
  ]);
});
