import fontUrl from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { Outlet, useRouter } from '@tanstack/react-router';
import { LiveContext } from '#web/lib/live-client.ts';
import { SiteContext } from '#web/lib/site.ts';
import iconUrl from '#web/styles/favicon.svg';
import { BasketContext } from './features/basket/use-basket.ts';
import { WizardMatrixContext } from './features/catalogue-search/use-catalogue-search.ts';
import { themeScript } from './features/layout/theme-script.ts';
import { SessionContext } from './features/session/use-session.ts';
import { HeadTags } from './head-tags.tsx';
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
