import { isOpenToTokens } from '#contract/account/api-scopes.ts';
import type { FirmScope } from '#contract/account/firm-systems.ts';
import { asksSecondFactorAgain, type DeskRight } from '#contract/desk/desk-rights.ts';
import type { FirmCall } from '#domain/firm/firm-rights.ts';

/** Who of the staff may call a route. */
export interface StaffAccess {
  readonly staff: DeskRight;
  /** Also before the second factor was given: for the calls that give it. */
  readonly pending?: true;
  /** Only where the second factor was given within the last minutes: before money leaves or rights change. */
  readonly fresh?: true;
  /** Of a person: about their own place at the desk, or where two persons have to do something. No token comes in. */
  readonly personal?: true;
}

/** Whoever an offer belongs to: alone, or for a firm with this right. */
export interface OwnerAccess {
  readonly owner: FirmCall;
}

/** Whoever sells for a firm, with this right. */
export interface MemberAccess {
  readonly member: FirmCall;
}

/** A system of a firm, by a token with this scope. */
export interface FirmSystemAccess {
  readonly firm: FirmScope;
}

/**
 * Who may call a route. Each route declares it (`config.access`); one that does not keeps the server from starting.
 *
 * - `public`: anybody, and even a change brings no anti-forgery token: its address carries the proof instead
 * - `visitor`: anybody, signed in or not; a change brings the token of its browser
 * - `customer`: signed in
 * - `confirmed`: signed in, with an e-mail address that was confirmed
 * - `owner`: signed in as the seller of the offer that the address names, or for the firm that sells, with this right; for other customers there is no such offer
 * - `member`: signed in, selling for a firm, with this right
 * - `firm`: a system of a firm by its token, with a scope that this belongs to (`contract/account/firm-systems.ts`); no cookie counts
 * - `staff`: signed in at the desk, with work that this belongs to (`contract/desk/desk-rights.ts`); for other staff there is no such call.
 *   Another system brings a token in place of a cookie, with a scope that this belongs to (`contract/account/api-scopes.ts`)
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'customer'
  | 'confirmed'
  | OwnerAccess
  | MemberAccess
  | FirmSystemAccess
  | StaffAccess;

/** The name of an access, without the right it asks for. */
export type AccessKind = Extract<Access, string> | 'owner' | 'member' | 'firm' | 'staff';

/** Which kind of access it is. */
export function accessKind(access: Access): AccessKind {
  if (typeof access === 'string') return access;
  if ('owner' in access) return 'owner';
  if ('firm' in access) return 'firm';
  return 'member' in access ? 'member' : 'staff';
}

/** Whether a change must bring the anti-forgery token of its browser. */
export function requiresToken(access: Access, method: string): boolean {
  return access !== 'public' && accessKind(access) !== 'firm' && changesSomething(method);
}

/** Whether another system may call with a token. What everybody at the desk may change is about themselves, and what asks for the second factor again is a person's. */
export function admitsTokens(access: StaffAccess, method: string): boolean {
  const isAboutOneself = access.staff === 'desk' && changesSomething(method);
  const asksAgain = access.fresh === true && !isOpenToTokens(access.staff);
  return !access.pending && !access.personal && !isAboutOneself && !asksAgain;
}

/** By what HTTP promises of a method. */
export function changesSomething(method: string): boolean {
  return !harmless.has(method);
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Who may call what changes something by this right: where the table of rights says so, only just after the second factor. */
export function staffAccess(right: DeskRight): StaffAccess {
  return asksSecondFactorAgain(right) ? { staff: right, fresh: true } : { staff: right };
}
