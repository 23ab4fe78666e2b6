import type { Addresses } from '#domain/offer/parties/addresses.ts';
import { payeeHoldHours } from '#domain/offer/parties/payee.ts';
import { addHours, type Instant } from '#domain/values/day.ts';
import { maskIban } from '#domain/values/iban.ts';
import type { Payee } from './payout.ts';

/** Another account that the seller gave after a payment had come back. */
export interface GivenPayee {
  readonly payee: Payee;
  /** UTC instant. */
  readonly at: Instant;
}

/** Where the money of a sale goes, and until when nothing is paid there since it was changed (LEG-61), a UTC instant. */
export interface PayeeNow {
  readonly payee: Payee;
  readonly heldUntil: Instant | undefined;
}

interface Sale {
  readonly addresses: Addresses;
  readonly payoutHoldUntil?: string;
}

/** The last word counts: the payment data of the sale, or the account that was given after a payment had come back. */
export function payeeNow({ addresses, payoutHoldUntil }: Sale, given: GivenPayee | undefined): PayeeNow {
  const { accountHolder: holder, iban, bic, paypal } = addresses.contractDetails;
  const own = {
    holder,
    ...(iban !== undefined && { iban }),
    ...(bic !== undefined && { bic }),
    ...(paypal !== undefined && { paypal }),
  };
  const until = given && addHours(given.at, payeeHoldHours);
  if (given === undefined || until === undefined || (payoutHoldUntil !== undefined && payoutHoldUntil > until))
    return { payee: own, heldUntil: payoutHoldUntil };
  return { payee: given.payee, heldUntil: until };
}

/** A payee as screens have it: of an account only what tells it from others. */
export function maskedAccount({ iban, paypal = '' }: Payee): string {
  return iban === undefined ? paypal : maskIban(iban);
}
