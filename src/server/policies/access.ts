import type { StaffRight } from './staff-rights.ts';

/**
 * Who may call a route. Each route declares it (`config.access`); one that does not keeps the server from starting.
 *
 * - `public`: anybody, and even a change brings no anti-forgery token: its address carries the proof instead
 * - `visitor`: anybody, signed in or not; a change brings the token of its browser
 * - `customer`: signed in
 * - `confirmed`: signed in, with an e-mail address that was confirmed
 * - `owner`: signed in as the seller of the offer that the address names; for other customers there is no such offer
 * - `staff`: signed in at the desk, with this right
 */
export type Access = 'public' | 'visitor' | 'customer' | 'confirmed' | 'owner' | { readonly staff: StaffRight };

/** Whether a change must bring the anti-forgery token of its browser. */
export function requiresToken(access: Access, method: string): boolean {
  return access !== 'public' && changesSomething(method);
}

/** By what HTTP promises of a method. */
export function changesSomething(method: string): boolean {
  return !harmless.has(method);
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
