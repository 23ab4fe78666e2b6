import fontUrl from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import { themeScript } from './features/layout/theme-script.ts';
import { SessionContext } from './features/session/use-session.ts';
import { Shell } from './shell.tsx';

/** The whole document, rendered on the server and taken over by the browser. */
export function HtmlDocument() {
  const { session } = useRouter().options.context;
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it runs before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        <HeadContent />
      </head>
      <body>
        <SessionContext value={session}>
          <Shell>
            <Outlet />
          </Shell>
        </SessionContext>
        <Scripts />
      </body>
    </html>
  );
}
