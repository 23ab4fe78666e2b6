import type { SignOffView } from '#contract/sale/sign-off.ts';
import { isPriceUndecided, lastDayOfSignOff, type SignOff, signOffStanding } from '#domain/offer/papers/sign-off.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Instant } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import { signOffPath } from './sign-off-link.ts';

interface Circumstances {
  readonly state: OfferState;
  readonly now: Instant;
  /** Signs the link to copy, for whoever may ask. */
  readonly secret: string;
  readonly mayCopy: boolean;
  /** Address of whoever reads. */
  readonly reader: string;
}

/** A request for a sign-off as the seller sees it. */
export function presentSignOff(signOff: SignOff, { state, now, secret, mayCopy, reader }: Circumstances): SignOffView {
  const { id, name, email, askedBy, askedAt, amount, withdrawnAt, isUndeliverable, way = 'mailed' } = signOff;
  const standing = signOffStanding(signOff, state, now);
  const answered = answeredOf(signOff);
  return {
    id,
    name,
    email,
    askedBy,
    askedAt,
    lastDay: lastDayOfSignOff(signOff),
    amount: toEuros(amount),
    ...(email === reader && { isOwn: true as const }),
    isCurrent: isPriceUndecided(signOff, state, now),
    standing,
    ...(answered && { answered: { ...answered, way } }),
    ...(withdrawnAt !== undefined && { withdrawnAt }),
    ...(isUndeliverable && { isUndeliverable }),
    ...(standing === 'open' && mayCopy && { link: signOffPath(id, 'copied', secret) }),
  };
}

/** What was answered, in whose name and when; undefined while it was not. */
export function answeredOf({ answer, answeredName = '', remark, answeredAt = '' }: SignOff) {
  if (answer === undefined) return undefined;
  return { answer, name: answeredName, at: answeredAt, ...(remark !== undefined && { remark }) };
}
