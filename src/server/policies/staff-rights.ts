/** What a member of staff may be allowed to do. A new right is a word here, and a line for those who have it. */
export const staffRights = ['desk'] as const;
export type StaffRight = (typeof staffRights)[number];

/** There is one kind of staff, and it has every right. */
export function hasRight(_member: { readonly id: string }, right: StaffRight): boolean {
  return staffRights.includes(right);
}
