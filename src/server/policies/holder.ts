import type { FirmRight } from '#domain/firm/firm-rights.ts';

/** For which firm somebody sells, and what they may do for it. */
export interface Membership {
  readonly firmId: string;
  readonly rights: readonly FirmRight[];
}

/** As much of a signed-in person as ownership goes by; nobody is null. */
export type HolderOf = {
  readonly account: { readonly email: string; readonly emailConfirmed: boolean };
  readonly membership: Membership | null;
} | null;

/** Whose offers somebody has, in the form in which holders are compared: their firm's, else those of their own address once it is confirmed. */
export function holderOf(caller: HolderOf): string | undefined {
  if (!caller?.account.emailConfirmed) return undefined;
  return caller.membership?.firmId ?? caller.account.email;
}

/** Whether something is the caller's own: its holder is their firm, or they alone. */
export function isHeldBy(holder: string, caller: HolderOf): boolean {
  return holderOf(caller) === holder;
}
