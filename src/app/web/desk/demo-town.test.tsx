import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { FrontDesk } from './front-desk.tsx';
import { deskTabsOf } from './panels.ts';
import { SeatedDesk } from './seated-desk.tsx';

const api = () => Promise.reject(new Error('The desk is only drawn'));
const desk = (isDemo: boolean) => (
  <FrontDesk isOpen={false} tabs={deskTabsOf('admin')} tab="events" isDemo={isDemo} counts={{}} />
);

it.each([
  ['en', 'Demo town', 'How to start empty'],
  ['es', 'Ciudad de muestra', 'Cómo empezar de cero'],
] as const)(
  'the desk says that the town is a demo, and how one starts with an empty one (%s)',
  async (language, name, how) => {
    renderDesk(desk(true), { api, language });
    expect(await screen.findByRole('region', { name })).toBeDefined();
    const command = screen.getByText('DATA_DIR=./town DEMO=0 npm start');
    const isShown = () => command.closest('[hidden]') === null;
    const button = screen.getByRole('button', { name: how });
    expect([isShown(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    fireEvent.click(button);
    expect([isShown(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  },
);

it('what the page knows of it is there before the desk has counted, and before anybody is known', async () => {
  const api = ({ url }: Request) =>
    url.includes('/api/figures') ? Response.json({ isDemo: true }) : new Promise<Response>(() => undefined);
  renderDesk(<SeatedDesk isKnown={false} tabs={deskTabsOf('admin')} tab="events" isOthers={false} asks={null} />, {
    api,
  });
  expect(await screen.findByRole('region', { name: 'Demo town' })).toBeDefined();
});

it('says nothing of it where the town is real', async () => {
  renderDesk(desk(false), { api });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Demo town' })).toBeNull();
});
