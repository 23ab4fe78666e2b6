import { useRouterState } from '@tanstack/react-router';
import { deskPageTable } from '#contract/desk-page-table.ts';
import type { StaffMember } from '#contract/desk-staff.ts';
import { deskPages } from '#contract/desk-urls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ThemeChoice } from '#web/ui/theme-choice.tsx';
import { useDesk } from './desk-context.ts';

/** What stands beside every page: where one can go, in the order in which goods travel, and who sits here. */
export function Rail({ member }: { readonly member: StaffMember }) {
  const { session } = useDesk();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isHere = path === deskPages.today;
  return (
    <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line print:hidden">
      <PageLink href={deskPages.today} aria-label="Zum Anfang" className="flex min-h-14 items-center px-5 py-4">
        <Logo />
      </PageLink>
      <nav aria-label="Schreibtisch" className="grid">
        <PageLink
          href={deskPages.today}
          {...(isHere && { 'aria-current': 'page' })}
          className={classNames(
            'flex min-h-10 items-center border-l-3 px-[17px] hover:bg-steel',
            isHere ? 'border-ink bg-sheet font-emphasis' : 'border-transparent',
          )}
        >
          {deskPageTable.today.title}
        </PageLink>
      </nav>
      <div className="mt-auto grid gap-4 border-t border-line p-5">
        <ThemeChoice />
        <div>
          <p className="text-sm text-muted">Angemeldet als</p>
          <p className="break-words">{member.email}</p>
          <button type="button" className="text-link mt-1 min-h-11" onClick={() => void session.logout()}>
            Abmelden
          </button>
        </div>
      </div>
    </div>
  );
}
