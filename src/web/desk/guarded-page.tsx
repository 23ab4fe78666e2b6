import type { RouteComponent } from '@tanstack/react-router';
import { type DeskRight, mayAtDesk } from '#contract/desk/desk-rights.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from './desk-context.ts';
import { MissingPage } from './missing-page.tsx';

/** A page for whoever has the right of its row; for everybody else there is no such page, nor is its program fetched to be shown. */
export function guardedPage(right: DeskRight, Page: RouteComponent): RouteComponent {
  function GuardedPage() {
    const { session } = useDesk();
    const roles = useStore(session.member)?.roles ?? [];
    return mayAtDesk(roles, right) ? <Page /> : <MissingPage />;
  }
  return Object.assign(GuardedPage, Page.preload && { preload: Page.preload });
}
