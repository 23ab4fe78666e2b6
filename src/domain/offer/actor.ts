/** Who does something to an offer; the system is the shop itself. */
export const actors = ['customer', 'provider', 'system'] as const;
export type Actor = (typeof actors)[number];
