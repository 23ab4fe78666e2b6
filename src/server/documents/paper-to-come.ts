import { takeSnapshot } from '#documents/documents.ts';
import { decide } from '#domain/offer/commands/decide.ts';
import { recordEvents } from '#domain/offer/events/record-events.ts';
import type { DeviceSplit } from '#domain/offer/facts.ts';
import type { PaperProvider, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { ReverseChargeClasses } from '#domain/offer/tax/reverse-charge.ts';
import { processing } from './issue-documents.ts';
import { termsOf } from './terms-of.ts';

interface Wanted {
  /** In the place of the number, which is taken when the paper is issued. */
  readonly number: string;
  readonly classes: ReverseChargeClasses;
  /** Who would issue it. */
  readonly provider: PaperProvider;
  readonly devices?: readonly DeviceSplit[];
  readonly ownName?: string | undefined;
}

/** Our paper as it would be issued at the instant `now`, decided and folded by the command itself; undefined where that would be refused. */
export function paperToCome(
  state: OfferState | undefined,
  { number, classes, provider, devices = [], ownName }: Wanted,
  now: string,
): PaymentSnapshot | undefined {
  const by = { actor: 'provider', now } as const;
  const decision = decide(state, { type: 'addCreditNote', number, classes, devices }, by);
  const after = 'refusal' in decision ? undefined : recordEvents(state, decision.events, by).state;
  if (after?.document?.type !== 'creditNote') return undefined;
  const snapshot = takeSnapshot(after.document.kind, {
    ...{ number, issuedAt: now, state: after, termsOf, processing: processing(), provider },
    ...(devices.length > 0 && { devices }),
    ...(ownName !== undefined && { ownName }),
  });
  return snapshot.kind === 'purchaseReceipt' || snapshot.kind === 'selfBilledInvoice' ? snapshot : undefined;
}
