import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { ActionDialogs } from './actions/action-dialogs.tsx';
import { useActionKeys } from './actions/use-action-keys.ts';
import { useEscape } from './actions/use-escape.ts';
import { HeldBids } from './features/held-bid/held-bids.tsx';
import { FactorDialog } from './features/second-factor/factor-dialog.tsx';
import { HomeLink, Rail } from './rail.tsx';
import { pageEntries, queueEntries } from './rail-entries.ts';
import { SessionEnd } from './session-end.tsx';
import { useKeptFocus } from './ui/use-kept-focus.ts';
import { useLiveQueries } from './use-live-queries.ts';

/** The rail beside the page; on a phone it is a menu. */
export function DeskFrame({ member, children }: { readonly member: StaffMember; readonly children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  useEscape();
  useActionKeys();
  useKeptFocus();
  useLiveQueries();
  const isWhole = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.isWhole });
  const places = [...queueEntries(member), ...pageEntries(member.roles)];
  return (
    <div className={classNames('min-h-dvh', !isWhole && 'md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]')}>
      {!isWhole && (
        <>
          <header className="flex items-center justify-between border-b border-line pr-5 md:hidden print:hidden">
            <HomeLink />
            <Button onClick={() => setMenuOpen(true)}>Menü</Button>
            <SidePanel open={menuOpen} onClose={() => setMenuOpen(false)} label="Menü">
              {menuOpen && <Rail member={member} onGo={() => setMenuOpen(false)} />}
            </SidePanel>
          </header>
          <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line max-md:hidden print:hidden">
            <HomeLink />
            <Rail member={member} />
          </header>
        </>
      )}
      <ActionDialogs places={places} />
      <main id="inhalt" tabIndex={-1} className="outline-none">
        <SessionEnd endsAt={member.endsAt} />
        <HeldBids />
        {children}
      </main>
      <FactorDialog />
    </div>
  );
}
