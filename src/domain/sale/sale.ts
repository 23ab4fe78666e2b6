import type { InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import type { BatteryAnswer } from '#domain/logistics/battery-answer.ts';
import type { ParcelState } from '#domain/logistics/shipment.ts';
import type { AgreementStanding } from '#domain/offer/papers/own-agreement.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { LeftState } from '#domain/payout/payout-back.ts';
import type { MissingAnswer } from '#domain/units/missing-answers.ts';
import type { Instant } from '#domain/values/day.ts';

/** A payment that left the house. */
export interface PaymentFact {
  readonly state: LeftState;
  /** Since when it is in that state. */
  readonly at: Instant;
  /** When it was let go. */
  readonly orderedAt: Instant;
  /** Whether its account is right was asked, and perhaps answered; absent where nobody asked. */
  readonly account?: 'asked' | 'answered';
}

/** What is known of a shipment that may lack its label. */
export interface ShipmentFact {
  /** That of its least certain parcel. */
  readonly state: ParcelState;
  /** The sale did not take it. */
  readonly isRefused?: true;
}

/** What stands beside an offer outside its event log: facts without a judgement, each absent where there is none. */
export interface SaleFacts {
  /** A question of one side waits for the answer of the other. */
  readonly sellerIsAsked?: boolean;
  readonly providerIsAsked?: boolean;
  /** What the seller said of devices that did not arrive. */
  readonly missingAnswers?: readonly MissingAnswer[];
  /** What was said to the last processing agreement that the seller handed in. */
  readonly agreement?: AgreementStanding;
  /** The last word on each of the seller's own invoices, by the address of its upload. */
  readonly invoices?: Readonly<Record<string, InvoiceVerdict>>;
  /** By the instant since when they are in their state, the newest last. */
  readonly payments?: readonly PaymentFact[];
  /** The seller's last word on the batteries of an item, by its id. */
  readonly batteries?: Readonly<Record<string, BatteryAnswer>>;
  readonly shipments?: readonly ShipmentFact[];
  /** A bid that somebody has sent: it leaves the house in a moment, or was refused as its time had come. */
  readonly heldBid?: 'waits' | 'refused';
  /** Somebody has recorded a destruction, and another person has to say that they saw it. */
  readonly isWitnessMissing?: true;
  /** A mail about the sale was refused for good. */
  readonly isMailRefused?: true;
}

/** A sale: the state of its offer, its tax laid over it, with the facts that stand outside the event log. */
export interface Sale {
  readonly state: OfferState;
  readonly facts: SaleFacts;
}

/** A sale of which nothing is known but its offer, as each begins. */
export function saleOf(state: OfferState, facts: SaleFacts = {}): Sale {
  return { state, facts };
}
