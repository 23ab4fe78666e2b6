import fontUrl from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { LiveContext } from '#web/lib/live-client.ts';
import { SiteContext } from '#web/lib/site.ts';
import iconUrl from '#web/styles/favicon.svg';
import { BasketContext } from './features/basket/use-basket.ts';
import { WizardMatrixContext } from './features/catalogue-search/wizard-matrix-context.ts';
import { themeScript } from './features/layout/theme-script.ts';
import { SessionContext } from './features/session/use-session.ts';
import { Shell } from './shell.tsx';

/** The whole document, rendered on the server and taken over by the browser. */
export function HtmlDocument() {
  const { session, live, basket, wizardMatrix, site } = useRouter().options.context;
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it runs before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        <HeadTags />
      </head>
      <body>
        <SiteContext value={site}>
          <SessionContext value={session}>
            <LiveContext value={live}>
              <BasketContext value={basket}>
                <WizardMatrixContext value={wizardMatrix}>
                  <Shell>
                    <Outlet />
                  </Shell>
                </WizardMatrixContext>
              </BasketContext>
            </LiveContext>
          </SessionContext>
        </SiteContext>
      </body>
    </html>
  );
}

/** What the routes say about the page: the innermost title, each meta name once, the canonical address. */
function HeadTags() {
  const matches = useMatches();
  const metas = matches.flatMap(({ meta = [] }) => meta).filter((tag) => tag !== undefined);
  const title = metas.findLast((tag) => 'title' in tag && tag.title !== undefined)?.title;
  const named = new Map(metas.filter(({ name }) => name !== undefined).map((tag) => [tag.name, tag]));
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {[...named].map(([name, { content }]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {matches
        .flatMap(({ links = [] }) => links)
        .map((link) => link && <link key={`${link.rel}${link.href}`} {...link} />)}
    </>
  );
}
