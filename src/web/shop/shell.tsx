import { lazyRouteComponent, useNavigate, useRouterState } from '@tanstack/react-router';
import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSite } from '#web/lib/site.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { usePageViews } from './features/analytics/use-page-views.ts';
import { useBasketCount } from './features/basket/use-basket.ts';
import { Consent } from './features/consent/consent.tsx';
import type { FooterProps } from './features/layout/footer.tsx';
import { TopBar } from './features/layout/top-bar.tsx';
import { useSession, useSessionState } from './features/session/use-session.ts';
import { usePageChange } from './use-page-change.ts';

const Menu = lazyRouteComponent(
  loadChunk(() => import('./features/layout/menu.tsx')),
  'Menu',
);
const loadEntries = loadChunk(() => import('#web/lib/draft-entry.ts'));

const Footer = lazyRouteComponent(
  loadChunk(() => import('./features/layout/footer.tsx')),
  'Footer',
);

/** Changes with its own properties only: React keeps the server's footer for as long as nothing in it is new. */
const LateFooter = memo((props: FooterProps) => (
  <OptionalPart part={Footer}>
    <Footer {...props} />
  </OptionalPart>
));

const MissingMenu = () => (
  <p role="status" className="page-width py-3">
    Das Menü lässt sich gerade nicht laden. Alle Seiten stehen auch unten.
  </p>
);

/** What surrounds every page: bar, side panel, content, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { user } = useSessionState();
  const [menuOpen, setMenuOpen] = useState(false);
  /** Nobody who never opens the menu loads it. */
  const [menuWanted, setMenuWanted] = useState(false);
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const basketCount = useBasketCount();
  const { asksConsent } = useSite();
  const [cookieSettings, setCookieSettings] = useState(false);
  const waits = useRouterState({ select: ({ status }) => status === 'pending' });
  usePageChange(content);
  usePageViews();

  function openMenu() {
    setMenuWanted(true);
    setMenuOpen(true);
  }

  const logout = useCallback(async () => {
    setMenuOpen(false);
    // What was typed is forgotten where its code can be had; the session ends in any case.
    const entries = await loadEntries().catch(() => undefined);
    await session.logout();
    entries?.clearAllEntries();
    await navigate({ to: pages.home });
  }, [session, navigate]);
  const openCookieSettings = useCallback(() => setCookieSettings(true), []);

  return (
    <>
      <a
        href="#inhalt"
        className="absolute left-5 -top-20 z-20 rounded-sm bg-accent px-4 py-3 font-emphasis text-on-accent focus:top-3"
      >
        Zum Inhalt
      </a>
      <div id="modal-target">
        <Consent settings={cookieSettings} onSettings={setCookieSettings} />
        {menuWanted && (
          <OptionalPart part={Menu} instead={menuOpen && <MissingMenu />}>
            <Menu
              open={menuOpen}
              basketCount={basketCount}
              email={user?.email}
              onClose={() => setMenuOpen(false)}
              onLogout={logout}
            />
          </OptionalPart>
        )}
      </div>
      <TopBar basketCount={basketCount} menuOpen={menuOpen} signedIn={user !== undefined} onOpenMenu={openMenu} />
      <main id="inhalt" ref={content} tabIndex={-1} aria-busy={waits} className="outline-none">
        {children}
      </main>
      <LateFooter
        signedIn={user !== undefined}
        onLogout={logout}
        onCookieSettings={asksConsent ? openCookieSettings : undefined}
      />
    </>
  );
}

/** The server waits for it; in the browser the footer stands in the HTML before its code is there. */
Shell.preloadFooter = async (): Promise<void> => {
  await Footer.preload?.();
};
