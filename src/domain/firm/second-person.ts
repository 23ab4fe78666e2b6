import { actionsOf } from '#domain/offer/commands/actions.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import type { SignOff } from '#domain/offer/papers/sign-off.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Instant } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';

/** A yes that stands in for a second person: whose it is, by their address. */
interface Approval {
  readonly email: string;
}

/**
 * Whether a decision about so many cents waits for a second person, in a firm that wants two from a sum of cents on (none: never). One yes to
 * the present price by anybody but the decider will do.
 */
export function needsSecondPerson(
  amount: Cents,
  limit: Cents | undefined,
  approvals: readonly Approval[],
  decider: string,
): boolean {
  if (limit === undefined || amount < limit) return false;
  return !approvals.some(({ email }) => email !== decider);
}

/** Of words on a bid those that count as a second person: a yes to the price of this version, not by a link that was only copied. */
export function approvalsOf(signOffs: readonly SignOff[], priceVersion: number): SignOff[] {
  return signOffs.filter(
    (one) =>
      one.priceVersion === priceVersion && one.answer === 'agreed' && (one.way === 'mailed' || one.way === 'colleague'),
  );
}

const binding: readonly CommandType[] = ['acceptBid', 'acceptAdjustedBid', 'submitCounterbid'];

/**
 * The price in cents that a command would bind its firm to; undefined where it binds to none, and where it cannot be done at this UTC instant anyway,
 * as one whose effect stands already.
 */
export function boundAmount(state: OfferState | undefined, command: Command, now: Instant): Cents | undefined {
  if (state === undefined || !binding.includes(command.type)) return undefined;
  if (!actionsOf(state, 'customer', now).includes(command.type)) return undefined;
  if (command.type === 'submitCounterbid') return command.counterbid;
  return command.type === 'acceptBid' ? state.bid?.total : state.adjustment?.total;
}
