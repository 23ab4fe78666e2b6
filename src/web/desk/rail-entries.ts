import {
  type DeskPageRecord,
  type DeskRailPart,
  deskPageTable,
  deskRailParts,
} from '#contract/desk/desk-page-table.ts';
import type { QueueCounts, QueueFilter } from '#contract/desk/desk-queue.ts';
import { mayAtDesk, type StaffRole } from '#contract/desk/desk-rights.ts';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import type { DeskGroup } from '#domain/sale/desk-tasks.ts';
import { keysOf } from '#domain/values/keys-of.ts';
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

/** Pages that need nothing chosen before. */
const otherPages = Object.values<DeskPageRecord>(deskPageTable).filter(
  ({ path }) => !path.includes('$') && path !== deskPageTable.login.path && path !== deskPageTable.today.path,
);

/** The work list and those of its parts that are one's work; without counts while they are not read yet. */
export function queueEntries({ roles, groups }: StaffMember, counts?: QueueCounts): RailEntry[] {
  const ours = counts?.tabs.ours ?? 0;
  const counterbids = counts?.counterbids ?? 0;
  const part = (group: DeskGroup, isPart?: true): RailEntry[] =>
    groups.includes(group)
      ? [
          {
            name: groupNames[group],
            href: railAddress({ group }),
            ...(isPart && { isPart }),
            count: counts?.groups.find((one) => one.group === group),
          },
        ]
      : [];
  return [
    { name: deskPageTable.today.title, href: queueAddress(), count: counts && { all: ours, ours } },
    ...part('inquiries'),
    ...(mayAtDesk(roles, 'acceptCounterbid')
      ? [
          {
            name: 'Gegenvorschläge',
            href: railAddress({ task: 'answerCounterbid' }),
            isPart: true as const,
            count: counts && { all: counterbids, ours: counterbids },
          },
        ]
      : []),
    ...(mayAtDesk(roles, 'sendMessage')
      ? [
          {
            name: questionsName,
            href: railAddress({ question: 'open' }),
            isPart: true as const,
            count: counts?.questions,
          },
        ]
      : []),
    ...part('orders'),
    ...part('goodsIn'),
    ...part('deletion', true),
    ...part('testing', true),
    ...part('payout'),
    ...part('returns'),
  ];
}

const railAddress = (filter: Partial<QueueFilter>) => queueAddress({ tab: 'all', ...filter });

/** A heading of the rail with its ways. */
interface RailPart {
  readonly part: DeskRailPart;
  readonly name: string;
  readonly entries: readonly RailEntry[];
}

/** Every other page that whoever has this work can go to straight away. */
export function pageEntries(roles: readonly StaffRole[]): (RailEntry & Pick<DeskPageRecord, 'rail'>)[] {
  return otherPages
    .filter(({ right }) => right === undefined || mayAtDesk(roles, right))
    .map(({ title, path, rail }) => ({ name: title, href: `${path}/`, ...(rail && { rail }) }));
}

/** Those of them that stand in the rail, under their headings; no heading without one. */
export function pageParts(roles: readonly StaffRole[]): RailPart[] {
  const entries = pageEntries(roles);
  return keysOf(deskRailParts)
    .map((part) => ({ part, name: deskRailParts[part], entries: entries.filter(({ rail }) => rail === part) }))
    .filter((part) => part.entries.length > 0);
}
