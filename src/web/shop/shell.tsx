import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { pages } from '#contract/urls.ts';
import { useBasketCount } from './features/basket/use-basket.ts';
import { Footer } from './features/layout/footer.tsx';
import { Menu } from './features/layout/menu.tsx';
import { TopBar } from './features/layout/top-bar.tsx';
import { useSession, useSessionState } from './features/session/use-session.ts';
import { usePageChange } from './use-page-change.ts';

const menuId = 'menu';

/** What surrounds every page: bar, side panel, content, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { user } = useSessionState();
  const [menuOpen, setMenuOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const basketCount = useBasketCount();
  usePageChange(content);

  async function logout() {
    setMenuOpen(false);
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
      <TopBar basketCount={basketCount} menuId={menuId} menuOpen={menuOpen} onOpenMenu={() => setMenuOpen(true)} />
      <main id="inhalt" ref={content} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer signedIn={user !== undefined} onLogout={logout} />
      <Menu
        id={menuId}
        open={menuOpen}
        basketCount={basketCount}
        email={user?.email}
        onClose={() => setMenuOpen(false)}
        onLogout={logout}
      />
    </>
  );
}
