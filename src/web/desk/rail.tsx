import { useRouterState } from '@tanstack/react-router';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ThemeChoice } from '#web/ui/theme-choice.tsx';
import { KeyButton } from './actions/key-button.tsx';
import { useDesk } from './desk-context.ts';
import { queueAddress, queueFilterOf } from './queue-address.ts';
import { pageParts, queueEntries, type RailEntry } from './rail-entries.ts';
import { useQueueCounts } from './use-queue-counts.ts';

/** What stands beside every page: where one can go, in the order in which goods travel, and who sits here. */
export function Rail({ member, onGo }: { readonly member: StaffMember; readonly onGo?: () => void }) {
  const { session } = useDesk();
  const counts = useQueueCounts();
  const others = pageParts(member.roles);
  return (
    <>
      <nav aria-label="Arbeitsliste" className="grid">
        {queueEntries(member, counts).map((entry) => (
          <Entry key={entry.href} entry={entry} onGo={onGo} />
        ))}
      </nav>
      {others.length > 0 && (
        <nav aria-label="Schreibtisch" className="mt-4 grid gap-4 border-t border-line py-4">
          {others.map(({ part, name, entries }) => (
            <div key={part}>
              <p id={`rail-${part}`} className="px-5 pb-1 text-sm text-muted">
                {name}
              </p>
              <ul aria-labelledby={`rail-${part}`}>
                {entries.map((entry) => (
                  <li key={entry.href} className="grid">
                    <Entry entry={entry} onGo={onGo} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div className="mt-auto grid gap-4 border-t border-line p-5">
        <KeyButton action="openPalette" kind="quiet" className="-ml-2 justify-self-start py-0" text="Suchen" />
        <ThemeChoice />
        <div>
          <p className="text-sm text-muted">Angemeldet als</p>
          <p className="break-words">{member.name || member.email}</p>
          <button type="button" className="text-link mt-1 min-h-11" onClick={() => void session.logout()}>
            Abmelden
          </button>
        </div>
      </div>
    </>
  );
}

/** The mark, which leads to the beginning. */
export function HomeLink() {
  return (
    <PageLink href={deskPages.today} className="flex min-h-14 items-center px-5 py-4">
      <Logo />
      <span className="sr-only">, zum Anfang</span>
    </PageLink>
  );
}

function Entry({ entry, onGo }: { readonly entry: RailEntry; readonly onGo: (() => void) | undefined }) {
  const { name, href, isPart, count } = entry;
  const place = usePlace(href);
  return (
    <PageLink
      href={href}
      {...(place !== 'elsewhere' && { 'aria-current': place === 'here' ? 'page' : true })}
      {...(onGo && { onClick: onGo })}
      className={classNames(
        'flex min-h-9.5 items-center justify-between gap-2 border-l-3 pr-5 hover:bg-steel',
        isPart ? 'pl-7 text-[0.95em]' : 'pl-[17px]',
        place !== 'elsewhere' ? 'border-ink bg-sheet font-emphasis' : 'border-transparent',
      )}
    >
      {name}
      {count && <Count of={count} />}
    </PageLink>
  );
}

/** Yellow counts what waits for us; grey, what is there. */
function Count({ of: { all, ours } }: { readonly of: { readonly all: number; readonly ours: number } }) {
  if (ours === 0) return <span className="text-sm text-muted">{all}</span>;
  return (
    <span className="min-w-6 rounded-sm bg-accent px-1.5 text-center text-sm font-emphasis text-on-accent">
      {ours}
      <span className="sr-only"> warten auf uns</span>
    </span>
  );
}

const placeOf = ({ group, task, question }: QueueFilter) => queueAddress({ group, task, question });

/** Of the work list an entry is here when it and the address narrow it alike; tabs and search aside. Other pages have pages below them. */
function usePlace(href: string): 'here' | 'below' | 'elsewhere' {
  return useRouterState({
    select: ({ location }) => {
      const [path = '', query = ''] = href.split('?');
      if (path !== deskPages.today && location.pathname.startsWith(path))
        return location.pathname === path ? 'here' : 'below';
      if (location.pathname !== path) return 'elsewhere';
      return placeOf(queueFilterOf(location.searchStr)) === placeOf(queueFilterOf(query)) ? 'here' : 'elsewhere';
    },
  });
}
