import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { pages } from '#contract/urls.ts';
import { forgetAllEntries } from '#web/lib/kept-entry.ts';
import { useSite } from '#web/lib/site.ts';
import { usePageViews } from './features/analytics/use-page-views.ts';
import { useBasketCount } from './features/basket/use-basket.ts';
import { Consent } from './features/consent/consent.tsx';
import { Footer } from './features/layout/footer.tsx';
import { TopBar } from './features/layout/top-bar.tsx';
import { useSession, useSessionState } from './features/session/use-session.ts';
import { usePageChange } from './use-page-change.ts';

const Menu = lazy(async () => ({ default: (await import('./features/layout/menu.tsx')).Menu }));

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
  usePageChange(content);
  usePageViews();

  function openMenu() {
    setMenuWanted(true);
    setMenuOpen(true);
  }

  async function logout() {
    setMenuOpen(false);
    forgetAllEntries();
    await session.logout();
    await navigate({ to: pages.home });
  }

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
          <Suspense>
            <Menu
              open={menuOpen}
              basketCount={basketCount}
              email={user?.email}
              onClose={() => setMenuOpen(false)}
              onLogout={logout}
            />
          </Suspense>
        )}
      </div>
      <TopBar basketCount={basketCount} menuOpen={menuOpen} onOpenMenu={openMenu} />
      <main id="inhalt" ref={content} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer
        signedIn={user !== undefined}
        onLogout={logout}
        onCookieSettings={asksConsent ? () => setCookieSettings(true) : undefined}
      />
    </>
  );
}
