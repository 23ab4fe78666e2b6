import { commands } from '#domain/offer/commands/commands.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { boughtUnits } from '#domain/reuse/device-fate.ts';
import { addDays, type Day, dayOf } from '#domain/values/day.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { nextNumber } from '#server/numbers.ts';
import { keepFates } from '#server/offers/device-fates.ts';
import { type HandleDeps, handleInTransaction } from '#server/offers/handle.ts';
import { cleanPicture } from '#server/pictures/clean-picture.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { type FileToStore, storeUploads } from '#server/uploads/store-uploads.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';
import { countDemoUnits } from './count-demo-units.ts';
import { demoFates } from './demo-fates.ts';
import { demoPage, photo } from './demo-files.ts';
import { demoLogins } from './demo-logins.ts';
import { type DemoOffer, type DemoStep, makers } from './demo-offers.ts';
import type { DemoNumberRange, Scene } from './demo-scene.ts';

/** Who sends the files of the demo offers. */
export type Owners = Record<'photo' | 'invoice', Uploader[number]>;

const stranger = 'neugierig@example.org';

/** Who sends files, and what is bid. */
interface SeedContext extends Pick<Scene, 'bidOn'> {
  owners: Owners;
}

/** Sends the commands of a demo offer, each at its own time in the past. */
export async function seedOffer(deps: Deps, tx: Tx, offer: DemoOffer, around: SeedContext): Promise<void> {
  const offerId = `offer-${deps.ids.uuid()}`;
  const today = dayOf(deps.clock.now().toISOString());
  let state: OfferState | undefined;
  for (const [index, step] of offer.steps.entries()) {
    const now = timeOf(offer, index, today);
    const isLast = index === offer.steps.length - 1;
    const dependencies: HandleDeps = {
      ...deps,
      clock: { now: () => new Date(now) },
      // History writes no mails: only what waits for the customer now has told them so, and will remind them.
      reactionsTo: isLast && isCustomersTurn(offer) ? reactionsTo : () => [],
    };
    const outcome = await handleInTransaction(dependencies, tx, {
      offerId,
      actor: commands[step].actors[0] ?? 'provider',
      allows: () => true,
      command: (_tx, before) => makers[step](sceneOf({ ...around, deps, tx, offer, offerId, now }, before)),
    });
    if (outcome.kind !== 'done') throw new Error(`The demo offer in ${offer.phase} cannot ${step}`);
    state = outcome.state;
  }
  if (state?.phase === 'completed') {
    const at = timeOf({ ...offer, to: 1 }, offer.steps.length - 1, today);
    await keepFates(tx, state, { offerId, at, basedOn: null, lines: demoFates(boughtUnits(state), state.testing) });
  }
  if (state?.phase !== offer.phase) throw new Error(`The demo offer in ${offer.phase} ended in ${state?.phase}`);
}

function isCustomersTurn({ phase, to }: DemoOffer): boolean {
  return to === 1 && (phase === 'bidPlaced' || phase === 'agreed' || phase === 'adjusted');
}

/** Between nine and four o'clock UTC of its day, later commands later. */
function timeOf({ from, to, steps }: DemoOffer, index: number, today: Day): string {
  const share = steps.length > 1 ? index / (steps.length - 1) : 1;
  const day = addDays(today, -Math.round(from + (to - from) * share));
  const minutes = 9 * 60 + Math.round((index / steps.length) * 7 * 60);
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00.000Z`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

interface Stage extends SeedContext {
  deps: Deps;
  tx: Tx;
  offer: DemoOffer;
  offerId: string;
  now: string;
}

function sceneOf({ deps, tx, offer, owners, bidOn, offerId, now }: Stage, state: OfferState | undefined): Scene {
  const { seller, goods, shippingMethod } = offer;
  const offeredAsBusiness = seller === 'business';
  const ahead: readonly DemoStep[] = offer.steps;
  return {
    seller,
    email: seller === 'stranger' ? stranger : demoLogins[seller].email,
    offeredAsBusiness,
    goods,
    shippingMethod,
    writesInvoice: ahead.includes('issueInvoice'),
    findsFault: ahead.includes('adjustBid'),
    catalogue: deps.catalogue.catalogue,
    state,
    now,
    newId: () => deps.ids.uuid(),
    bidOn,
    number: (range) => nextNumber(tx, rangeOf(range, offeredAsBusiness), now),
    countUnits: () => countDemoUnits({ tx, ids: deps.ids, catalogue: deps.catalogue.catalogue, offerId, state, now }),
    async upload(kind) {
      const [stored] = await storeUploads({ ...deps, db: tx }, fileOf(kind), { owner: owners[kind] });
      if (!stored) throw new Error('The demo file was not stored');
      await claimUploads(tx, [stored.url], [owners[kind]], offerId);
      return stored.url;
    },
  };
}

function rangeOf(range: DemoNumberRange, offeredAsBusiness: boolean) {
  if (range !== 'document') return range;
  return offeredAsBusiness ? 'selfBilledInvoice' : 'purchaseReceipt';
}

async function* fileOf(kind: keyof Owners): AsyncGenerator<FileToStore> {
  yield kind === 'photo'
    ? { name: 'Befund.png', type: 'image/png', ...(await cleanPicture(photo(), 'png')) }
    : {
        name: 'Rechnung.pdf',
        type: 'application/pdf',
        content: demoPage(['Beispiel Systemhaus GmbH', 'Rechnung (Beispiel zur Demonstration)']),
      };
}
