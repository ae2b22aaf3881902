import '../styles.css';
import anybody from '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { createRootRouteWithContext, Outlet, retainSearchParams, useMatches } from '@tanstack/react-router';
import { messages } from '#features/site/messages.ts';
import { Footer } from '#features/site/web/footer.tsx';
import { NavBar } from '#features/site/web/nav-bar.tsx';
import { SkipLink } from '#features/site/web/skip-link.tsx';
import * as tabBar from '#features/site/web/tab-bar.module.css';
import { TabBar } from '#features/site/web/tab-bar.tsx';
import { ChatLauncher } from '#features/submissions/web/chat/chat-launcher.tsx';
import { isLanguage, type Language } from '#kit/shared/messages.ts';
import { useWords, wordsOf } from '#kit/web/i18n.tsx';
import { painted } from '#kit/web/painted.ts';
import { NeedsScript } from '#kit/web/ui/needs-script.tsx';
import { AccountKeeper } from '../account-keeper.tsx';
import { Broken } from '../broken.tsx';
import { NotFound } from '../lost.tsx';
import type { RouterContext } from '../page-context.ts';
import { SavedKeeper } from '../saved-keeper.tsx';
import { Shell } from '../shell.tsx';

type RootSearch = { lang?: Language | undefined };

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>): RootSearch =>
    isLanguage(search['lang']) ? { lang: search['lang'] } : {},
  search: { middlewares: [retainSearchParams(['lang'])] },
  // A page whose data is there would be drawn before what was pressed is seen to be.
  beforeLoad: () => (import.meta.env.SSR ? undefined : painted()),
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // An iPhone makes links of numbers that look like phones, before React finds the page as it was sent.
      { name: 'format-detection', content: 'telephone=no' },
      { title: wordsOf(messages, context.language)('brand') },
    ],
    links: [
      ...[anybody, instrument].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Shell,
  component: Frame,
  notFoundComponent: NotFound,
  errorComponent: Broken,
});

function Frame() {
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame });
  const needsScript = useMatches({ select: (matches) => matches.at(-1)?.staticData.needsScript });
  const words = useWords(messages);
  const isBare = frame === 'none';
  return (
    <>
      <SkipLink />
      <AccountKeeper />
      <SavedKeeper />
      {isBare ? null : <NavBar add={frame ? undefined : <AddListing />} />}
      {/* What leaves room for the bar at the bottom knows of it before the page's end has come. */}
      <div id="content" tabIndex={-1} {...(isBare ? {} : { className: tabBar.overBar })}>
        {needsScript ? (
          <div className="wrap">
            <NeedsScript>{words('needsScript')}</NeedsScript>
          </div>
        ) : null}
        <Outlet />
      </div>
      {isBare ? null : <Footer />}
      {isBare ? null : <TabBar />}
    </>
  );
}

function AddListing() {
  const words = useWords(messages);
  return (
    <ChatLauncher
      label={words('addListing')}
      failure={{ title: words('wentWrong'), description: words('wentWrongText') }}
    />
  );
}
