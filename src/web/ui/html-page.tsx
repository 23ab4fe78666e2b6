import fontUrl from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { themeScript } from '#web/lib/theme-script.ts';
import touchIconUrl from './apple-touch-icon.png';
import iconUrl from './favicon.svg';

interface HtmlPageProps {
  /** By which a home screen keeps the page. */
  readonly manifest: string;
  readonly children: ReactNode;
}

/** The whole document, rendered on the server and taken over by the browser. */
export function HtmlPage({ manifest, children }: HtmlPageProps) {
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        <link rel="apple-touch-icon" href={touchIconUrl} />
        <link rel="manifest" href={manifest} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it runs before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        <HeadTags />
      </head>
      <body>{children}</body>
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
