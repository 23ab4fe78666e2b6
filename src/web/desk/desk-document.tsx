import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { manifests } from '#contract/site/manifests.ts';
import { useStore } from '#web/lib/store.ts';
import { HtmlPage } from '#web/ui/html-page.tsx';
import { useDesk } from './desk-context.ts';
import { DeskFrame } from './desk-frame.tsx';
import { isOpen } from './staff-session.ts';
import { typedAheadScript } from './ui/typed-ahead.ts';

/** The document of every page of the desk: the rail beside the page, for strangers the page alone. */
export function DeskDocument() {
  const { session } = useDesk();
  const member = useStore(session.member);
  const router = useRouter();
  // Whoever is signed out, here or elsewhere, is led to the log-in by the route's guard.
  useEffect(() => session.member.subscribe(() => void router.invalidate()), [session, router]);

  return (
    <HtmlPage manifest={manifests.desk}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it hears a scanner before the page is there */}
      <script dangerouslySetInnerHTML={{ __html: typedAheadScript }} suppressHydrationWarning />
      <a
        href="#inhalt"
        className="absolute left-5 -top-20 z-20 rounded-sm bg-accent px-4 py-3 font-emphasis text-on-accent focus:top-3"
      >
        Zum Inhalt
      </a>
      <div id="modal-target" />
      {!isOpen(member) ? (
        <main id="inhalt" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      ) : (
        <DeskFrame member={member}>
          <Outlet />
        </DeskFrame>
      )}
    </HtmlPage>
  );
}
