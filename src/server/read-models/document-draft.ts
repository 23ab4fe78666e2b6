import type { DocumentDraft } from '#contract/document-draft.ts';
import { letterOf, takeSnapshot } from '#documents/documents.ts';
import { decide } from '#domain/offer/decide.ts';
import { sumOfDevices } from '#domain/offer/device-split.ts';
import { documentHindrancesOf } from '#domain/offer/document-hindrances.ts';
import type { DocumentSnapshot } from '#domain/offer/document-snapshot.ts';
import { recordEvents } from '#domain/offer/record-events.ts';
import { reverseChargeClassesOf } from '#domain/offer/reverse-charge.ts';
import { isPaying } from '#domain/offer/standing.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { documentKindOf } from '#domain/offer/tax.ts';
import { paidDevices } from '#domain/units/paid-devices.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { processing, providerNow } from '#server/documents/issue-documents.ts';
import { termsOf } from '#server/documents/terms-of.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { readUnits } from '#server/units/unit-rows.ts';

/** In the place of the number, which is taken when the paper is issued. */
const numberToCome = 'Entwurf';

interface Draft {
  readonly view?: DocumentDraft;
  /** Everything that would be printed; absent while something stands against it. */
  readonly snapshot?: DocumentSnapshot;
}

/** The paper as it would be issued at this instant, by the same command; nothing of it where no paper is due. Throws without a sale. */
export async function readDocumentDraft(
  db: Queryable,
  { catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>,
  offerId: string,
): Promise<Draft> {
  const found = await loadState(db, offerId);
  if (!found) throw new Problem(404, 'notFound');
  if (found.state.phase !== 'payout' || found.state.document) return {};
  const { state, ownName } = found;
  const now = clock.now().toISOString();
  const devices = paidDevices(state, await readUnits(db, offerId));
  const titles = new Map(state.items.map(({ id, title }) => [id, title]));
  const lines = devices.map((line) => ({
    itemId: line.itemId,
    title: titles.get(line.itemId) ?? '',
    total: toEuros(sumOfDevices(line)),
    devices: line.devices.map((device) => ({ ...device, price: toEuros(device.price) })),
  }));
  const kind = documentKindOf(state);
  const view = { kind, hindrances: documentHindrancesOf(state), lines };
  const classes = reverseChargeClassesOf(state.items, catalogue.catalogue);
  const after = afterIssue(state, now, { classes, devices });
  if (!after) return { view };
  const snapshot = takeSnapshot(kind, {
    ...{ number: numberToCome, issuedAt: now, state: after, termsOf, processing, provider: providerNow(), devices },
    ...(ownName !== undefined && { ownName }),
  });
  return { view: { ...view, paper: paperOf(snapshot) }, snapshot };
}

function afterIssue(
  state: OfferState,
  now: string,
  command: { classes: ReturnType<typeof reverseChargeClassesOf>; devices: ReturnType<typeof paidDevices> },
): OfferState | undefined {
  if (!isPaying(state)) return undefined;
  const by = { actor: 'provider', now } as const;
  const decision = decide(state, { type: 'addCreditNote', number: numberToCome, ...command }, by);
  return 'refusal' in decision ? undefined : recordEvents(state, decision.events, by).state;
}

function paperOf(snapshot: DocumentSnapshot): NonNullable<DocumentDraft['paper']> {
  const { addressee, blocks } = letterOf(snapshot);
  return {
    addressee: [...addressee],
    sums: blocks
      .flatMap((block) => (block.type === 'table' ? (block.sums ?? []) : []))
      .map(({ name, amount }) => ({ name, amount })),
    notes: blocks.flatMap((block) => (block.type === 'amount' ? block.notes : [])),
  };
}
