/** What somebody may do for the firm they sell for. */
export const firmRights = ['sendInquiries', 'decide', 'seeMoney', 'managePeople'] as const;
export type FirmRight = (typeof firmRights)[number];

/** What a right brings along: nobody decides on what they cannot see. */
const included: Readonly<Partial<Record<FirmRight, FirmRight>>> = { decide: 'seeMoney' };

/** The rights as they are kept: each once, in their order, with those that they bring along. */
export function wholeRights(rights: readonly FirmRight[]): FirmRight[] {
  const brought = rights.map((right) => included[right]);
  return firmRights.filter((right) => rights.includes(right) || brought.includes(right));
}

/** What a call asks of somebody who sells for a firm: a right of theirs, or only that they belong to it. */
export type FirmCall = FirmRight | 'belong';

/** Whether somebody may do it for their firm; whoever sells alone has no rights and may do all. */
export function mayForFirm(rights: readonly FirmRight[] | undefined, call: FirmCall): boolean {
  return rights === undefined || call === 'belong' || rights.includes(call);
}

/** Whether somebody manages the firm's people after one of them has other rights, or none because they have left. */
export function staysManaged(
  members: readonly { readonly accountId: string; readonly rights: readonly FirmRight[] }[],
  changed: { readonly accountId: string; readonly rights: readonly FirmRight[] },
): boolean {
  return members
    .map((member) => (member.accountId === changed.accountId ? changed : member))
    .some(({ rights }) => rights.includes('managePeople'));
}
