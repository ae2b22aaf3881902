import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { workspaceTabsOf, type WorkspaceTab } from './panels.ts';
import { useWaiting } from './use-waiting.ts';

function Told({ tabs }: { readonly tabs: readonly WorkspaceTab[] }) {
  const { messages, applicants } = useWaiting(tabs);
  return <p>{`${messages ?? 'none'} and ${applicants ?? 'none'}`}</p>;
}

const serve = () => {
  const asked: string[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return Response.json(pathname.endsWith('/waiting') ? { applications: 40 } : { conversations: 3 });
  };
  vi.stubGlobal('fetch', api);
  return { asked, api };
};

it('tells an owner and an editor how much waits in messages and applicants', async () => {
  const { api } = serve();
  renderPage(<Told tabs={workspaceTabsOf('editor')} />, { api });
  await screen.findByText('3 and 40');
});

it('asks nothing for who may open neither', async () => {
  const { asked, api } = serve();
  renderPage(<Told tabs={workspaceTabsOf('finance')} />, { api });
  await screen.findByText('none and none');
  expect(asked).toEqual([]);
});
