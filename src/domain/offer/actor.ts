/** Who does something to an offer; the system is the shop itself. */
export type Actor = 'customer' | 'provider' | 'system';
