import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OfferStatus, ShownStatus } from '#contract/sale/offer-status.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { endPhases } from '#domain/offer/phase.ts';
import { promisedIn } from '#domain/offer/promises/promised-in.ts';
import { isDeadlinePassed, stageOf, statusOf } from '#domain/offer/stage.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf, titleOf } from '#domain/offer/summary.ts';
import { type Sale, type SaleFacts, saleOf } from '#domain/sale/sale.ts';
import { turnOf } from '#domain/sale/seller-turn.ts';
import { type Day, isOver } from '#domain/values/day.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { saleFacts } from '#server/offers/sale-facts.ts';
import { isMoveProven, isProven, type OfferLinkPurpose, readLinkToken, readMoveToken } from './status-token.ts';

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** The state of the offer that a mail's link names; every link that does not work gives the same answer. */
export async function readStatus(deps: StatusDeps, token: string): Promise<OfferStatus> {
  const found = await offerOfLink(deps, 'offer-status', token);
  if (!found) return { found: false };
  const now = deps.clock.now().toISOString();
  const { offerId, state } = found;
  const { type, at } = offerEvents;
  const events = await deps.db
    .select({ type, at })
    .from(offerEvents)
    .where(eq(offerEvents.offerId, offerId))
    .orderBy(asc(offerEvents.version));
  const promised = promisedIn(state, events, shopConfig.promises);
  return { found: true, offerId, shownUntil: found.lastDay, ...shown(found, now), ...(promised && { promised }) };
}

/** The offer a link of this kind was made for, while it works. */
export async function offerOfLink(deps: StatusDeps, purpose: OfferLinkPurpose, token: string) {
  const link = readLinkToken(token);
  return link && offerWhere(deps, link, (bound) => isProven(purpose, link, bound));
}

/** The offer that a mail asks another address about, with that address, while the link works. */
export async function offerOfMove(deps: StatusDeps, token: string) {
  const link = readMoveToken(token);
  const found = link && (await offerWhere(deps, link, (bound) => isMoveProven(link, bound)));
  return found && { ...found, to: link.to };
}

async function offerWhere(
  { db, clock, env }: StatusDeps,
  link: { offerId: string; lastDay: Day },
  isProvenBy: (bound: { emailKey: string; secret: string }) => boolean,
) {
  if (isOver(link.lastDay, clock.now().toISOString())) return undefined;
  const [row] = await db
    .select({ state: offerState, facts: saleFacts, emailKey: offers.emailKey, remindersOffAt: offers.remindersOffAt })
    .from(offers)
    .where(and(eq(offers.id, link.offerId), isNull(offers.lockedAt)));
  if (!row || !env.secrets.some((secret) => isProvenBy({ emailKey: row.emailKey, secret }))) return undefined;
  const { offerId, lastDay } = link;
  return { offerId, lastDay, ...row, remindersOff: row.remindersOffAt !== null };
}

function shown(
  { state, facts, remindersOff }: { state: OfferState; facts: SaleFacts; remindersOff: boolean },
  now: string,
): Omit<ShownStatus, 'found' | 'offerId' | 'shownUntil'> {
  const over = isDeadlinePassed(state, now);
  const { deadline } = summaryOf(state);
  const hasEnded = endPhases.includes(state.phase);
  return {
    ...(state.inquiryId !== undefined && { inquiryId: state.inquiryId }),
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    goods: cataloguedTitle(state),
    status: statusOf(state, now),
    stage: stageOf(state),
    phase: state.phase,
    turn: turn(saleOf(state, facts), now),
    ...(deadline !== undefined && !over && { deadline }),
    ...(!hasEnded && { reminders: remindersOff ? ('off' as const) : ('on' as const) }),
  };
}

/** What is sold, by the catalogue's names alone. */
export function cataloguedTitle(state: OfferState): string {
  return titleOf({ ...state, items: state.items.map(asCatalogued) });
}

/** A free text may name a person. */
function asCatalogued(item: OfferItem): OfferItem {
  return item.freetext === undefined ? item : { ...item, title: 'Gerät nach eigener Beschreibung' };
}

const turnNames = { customer: 'you', provider: 'we', nobody: 'nobody' } as const;

/** Where both sides have something to do, it is the customer's turn once nothing goes on without them. */
function turn(sale: Sale, now: string): ShownStatus['turn'] {
  const { state } = sale;
  if (state.phase === 'completed') return 'done';
  const whose = turnOf(sale, now);
  if (whose !== 'both') return turnNames[whose];
  return summaryOf(state).waitsForSeller ? 'you' : 'we';
}
