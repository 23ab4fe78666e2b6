import { type ActionAnswer, actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import type { Actor } from '#domain/offer/actor.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { decide } from '#domain/offer/commands/decide.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { recordEvents } from '#domain/offer/events/record-events.ts';
import type { RefusalCode } from '#domain/offer/refusal.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Clock } from '#server/clock.ts';
import type { Begun, Database, Tx } from '#server/db/client.ts';
import { ask } from '#server/db/statement.ts';
import { violatesUnique } from '#server/db/unique-violation.ts';
import { type IssueDeps, type IssuedDocument, issueDocuments } from '#server/documents/issue-documents.ts';
import { findAnswer, type KeyedCall, keepingOf } from '#server/idempotency-store.ts';
import type { Jobs, NewJob } from '#server/jobs.ts';
import type { Notices } from '#server/notices.ts';
import { ownerKeyOf } from '#server/owner-key.ts';
import { actionAnswer } from './action-answer.ts';
import { askFirm, firmIn, firmOf } from './firm-of.ts';
import { lockCall, lockedCall } from './lock-call.ts';
import { readOwnAgreement } from './own-agreements.ts';
import { readSales } from './sale-facts.ts';
import { append, type StoredOffer } from './store.ts';

export interface HandleDeps extends IssueDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  notices: Notices;
  /** What shall happen after an event; outside of the transaction, but promised in it. */
  reactionsTo(offerId: string, event: OfferEvent, issued: readonly IssuedDocument[]): NewJob[];
}

export interface Request {
  offerId: string;
  actor: Actor;
  /** Who of the provider's it is: the id of a member of staff, or words. It stands beside the events, for the desk alone. */
  by?: string;
  /** What its seller calls an offer that the command creates; of another it changes nothing. */
  ownName?: string;
  /** Which of a firm's people it is: their account, beside what they do. */
  accountId?: string | undefined;
  /** Whether the offer is the actor's; judged on the locked offer, before anything is said about it. */
  allows(found: StoredOffer | undefined): boolean;
  /** The command, made inside the transaction: numbers and uploads it takes are taken with it or not at all. */
  command(tx: Tx, state: OfferState | undefined, now: string, drawn: number | undefined): Command | Promise<Command>;
  /** The address by which an inquiry is sent: where the offer is new its number is drawn with the lock, and its firm is asked for behind. */
  sender?: string;
  /** Writes what stands beside the events, in their transaction; not called where nothing was recorded. */
  beside?(
    tx: Tx,
    recorded: { readonly events: readonly OfferEvent[]; readonly before: OfferState | undefined },
  ): Promise<void>;
  /** The same of what refers to the offer's row, which may be new. */
  after?(tx: Tx): Promise<void>;
  /** That is a fact by which the row of the sale goes: it is read once more. */
  changesFacts?: boolean;
  /** Which call it is, where the caller says so: its answer is kept with its effect, and given again (decision 0365). */
  call?: KeyedCall | undefined;
}

/** Why nothing changed: the process refuses it, or the offer is not the caller's. */
export type FailedOutcome =
  | { kind: 'refused'; refusal: RefusalCode; fields?: readonly string[]; state: OfferState | undefined; now: string }
  | { kind: 'hidden' };
interface Done {
  kind: 'done';
  state: OfferState;
  events: OfferEvent[];
  now: string;
}
/** Repeated: the call was answered before, and changes nothing now. */
export type Outcome = Done | { kind: 'repeated'; answer: ActionAnswer } | FailedOutcome;

/** Loads, decides and appends in one transaction: all of a command's effects stand together or none. */
export async function handle(deps: HandleDeps, request: Request): Promise<Outcome> {
  for (;;) {
    try {
      return await deps.database.transaction(
        (tx, rows, { behind, last }) => {
          const found = { ...lockedCall(request, rows), ...(behind.length > 0 && { firmId: firmIn(behind) ?? null }) };
          return record(deps, tx, request, found, request.after ? undefined : last);
        },
        lockCall(request, deps.clock.now()),
        request.sender === undefined ? undefined : askFirm(request, request.sender),
      );
    } catch (error) {
      if (error instanceof DoneMeanwhile) continue;
      // What stands in the way may be the effect of this very call, which ended at this instant.
      const isInTheWay = error instanceof Refused || violatesUnique(error, /^offer_/);
      const answer = isInTheWay ? await answeredMeanwhile(deps, request) : undefined;
      if (answer) return { kind: 'repeated', answer };
      if (error instanceof Refused) return error.outcome;
      throw error;
    }
  }
}

async function answeredMeanwhile(deps: HandleDeps, { call }: Request): Promise<ActionAnswer | undefined> {
  return call && findAnswer(deps.database, call, deps.clock.now(), actionAnswerSchema);
}

/** Two inquiries with one id, or two calls with one key, at the same instant: the second starts again and meets the first. */
class DoneMeanwhile extends Error {}
/** Carries a refusal out of the transaction, so that what the command took is given back. */
export class Refused extends Error {
  readonly outcome: FailedOutcome;
  constructor(outcome: FailedOutcome) {
    super('refused');
    this.outcome = outcome;
  }
}

/** The same inside a transaction that is open already; a refusal is thrown and undoes that transaction. */
export async function handleInTransaction(deps: HandleDeps, tx: Tx, request: Request): Promise<Outcome> {
  const rows = await ask(tx, lockCall(request, deps.clock.now()));
  return record(deps, tx, request, lockedCall(request, rows));
}

async function record(
  deps: HandleDeps,
  tx: Tx,
  request: Request,
  { found: locked, answer, number, firmId: known }: ReturnType<typeof lockedCall> & { readonly firmId?: string | null },
  last?: Begun['last'],
): Promise<Outcome> {
  const { offerId, actor, by, accountId, call } = request;
  const before = locked?.state;
  const ownName = locked ? locked.ownName : request.ownName;
  if (!request.allows(locked)) return { kind: 'hidden' };
  if (answer) return { kind: 'repeated', answer };
  const now = deps.clock.now().toISOString();
  const command = await request.command(tx, before, now, number);
  const decision = decide(before, command, { actor, now });
  if ('refusal' in decision) throw new Refused({ kind: 'refused', ...decision, state: before, now });
  const { events, state } = recordEvents(before, decision.events, { actor, now });
  const issued: IssuedDocument[] = [];
  const jobs: NewJob[] = [];
  if (!state) throw new Error('A command on no offer recorded nothing');
  // Only what had an effect is kept: so there are never more answers than events.
  if (events.length === 0) return { kind: 'done', state, events, now };
  await request.beside?.(tx, { events, before });
  const [read] = request.changesFacts ? await readSales(tx, [offerId]) : [];
  const facts = read?.sale.facts ?? locked?.facts ?? {};
  for (const event of events) {
    const isOwnAgreementAccepted = async () => (await readOwnAgreement(tx, offerId))?.standing === 'accepted';
    const papers = await issueDocuments(deps, tx, event, {
      ...{ offerId, state, ownName, account: locked?.account, isOwnAgreementAccepted },
    });
    issued.push(...papers.issued);
    jobs.push(...papers.jobs, ...deps.reactionsTo(offerId, event, papers.issued));
  }
  const keeping = call && keepingOf(call, actionAnswer(offerId, state, now), new Date(now));
  const firmId = locked ? undefined : known === undefined ? await firmOf(tx, state.email) : (known ?? undefined);
  const holder = locked?.holder ?? firmId ?? emailKey(state.email);
  const owner = ownerKeyOf({ holder, ownerless: locked?.ownerless ?? false });
  const notices = events.map(({ type, version, at }) => ({ ownerKey: owner, type, aggregateId: offerId, version, at }));
  const calls = [...(await deps.jobs.calls(jobs)), ...deps.notices.calls(notices)];
  const effect = {
    ...{ id: offerId, before, events, issued, after: state, facts },
    ...{ firmId, ownName, by, accountId, keeping, calls },
  };
  const isNew = await append(tx, effect, last);
  if (!isNew) throw new DoneMeanwhile();
  await request.after?.(tx);
  return { kind: 'done', state, events, now };
}
