import { type DeskPageRecord, deskPageTable } from '#contract/desk-page-table.ts';
import type { QueueCounts, QueueFilter } from '#contract/desk-queue.ts';
import { mayAtDesk, type StaffRole } from '#contract/desk-rights.ts';
import type { DeskGroup } from '#domain/offer/desk-task.ts';
import { queueAddress } from './queue-address.ts';

/** A way in the rail. */
export interface RailEntry {
  readonly name: string;
  readonly href: string;
  /** Belongs to the entry above it. */
  readonly isPart?: true;
  /** How many there are, and how many of them wait for us. */
  readonly count?: { readonly all: number; readonly ours: number } | undefined;
}

/** What the places of the house are called, in the order in which goods travel. */
export const groupNames: Readonly<Record<DeskGroup, string>> = {
  inquiries: 'Anfragen',
  orders: 'Aufträge',
  goodsIn: 'Wareneingang',
  deletion: 'Datenlöschung',
  testing: 'Prüfung',
  payout: 'Auszahlung',
  returns: 'Rücksendungen',
};

/** What the sales with an open question are called. */
export const questionsName = 'Rückfragen';

const pages: readonly DeskPageRecord[] = Object.values(deskPageTable);

/** The work list and its parts; without counts while they are not read yet. */
export function queueEntries(counts: QueueCounts | undefined): RailEntry[] {
  const ours = counts?.tabs.ours ?? 0;
  const counterbids = counts?.counterbids ?? 0;
  const part = (group: DeskGroup): RailEntry => ({
    name: groupNames[group],
    href: railAddress({ group }),
    count: counts?.groups.find((one) => one.group === group),
  });
  return [
    { name: deskPageTable.today.title, href: queueAddress(), count: counts && { all: ours, ours } },
    part('inquiries'),
    {
      name: 'Gegenvorschläge',
      href: railAddress({ task: 'answerCounterbid' }),
      isPart: true,
      count: counts && { all: counterbids, ours: counterbids },
    },
    { name: questionsName, href: railAddress({ question: 'open' }), isPart: true, count: counts?.questions },
    part('orders'),
    part('goodsIn'),
    { ...part('deletion'), isPart: true },
    { ...part('testing'), isPart: true },
    part('payout'),
    part('returns'),
  ];
}

const railAddress = (filter: Partial<QueueFilter>) => queueAddress({ tab: 'all', ...filter });

/** The other pages that the rail leads to, for whoever has this work. */
export function pageEntries(roles: readonly StaffRole[]): RailEntry[] {
  return pages
    .filter(({ inRail, right }) => inRail === true && (right === undefined || mayAtDesk(roles, right)))
    .map(({ title, path }) => ({ name: title, href: `${path}/` }));
}
