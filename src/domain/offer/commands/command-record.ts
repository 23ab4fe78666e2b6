import type { Actor } from '../actor.ts';
import { type EventType, events, type NewEvent, type NewEventOf } from '../events/events.ts';
import { sitesOf } from '../parties/sites.ts';
import type { Phase } from '../phase.ts';
import type { RefusalCode } from '../refusal.ts';
import { isIn, type OfferIn, type OfferState } from '../state.ts';
import type { Decision, Refusal } from './decision.ts';

/** Who asks, and when: a UTC instant. */
export interface Context {
  actor: Actor;
  now: string;
}

/** Who may do something to an offer, and when. */
export interface RuleSpec<From extends Phase> {
  readonly actors: readonly Actor[];
  readonly from: readonly From[];
  /** What the offer as it stands, the clock and the actor alone rule out, whatever is sent. */
  readonly guard?: (state: OfferIn<From>, context: Context) => RefusalCode | undefined;
}

/** All there is to know of a command that carries `Data` and records some of `Recorded`. */
interface CommandSpec<Data, From extends Phase, Recorded extends EventType> extends RuleSpec<From> {
  readonly events: readonly Recorded[];
  /** What it records beyond that where its data want it. */
  readonly alsoRecords?: readonly Recorded[];
  /** Whether the command names this very offer; only what the customer sends does. */
  readonly names?: (state: OfferState, command: Data) => boolean;
  /** Whether it was decided with what stands today on the screen. */
  readonly isCurrent?: (state: OfferState, command: Data) => boolean;
  /** Whether the effect stands already, so that sending it twice is a success that adds nothing. */
  readonly isRepeat?: (state: OfferState, command: Data, context: Context) => boolean;
  /** What is recorded once nothing stands against it, or what the command's own data rule out. */
  readonly decide: (
    state: OfferIn<From>,
    command: Data,
    context: Context,
  ) => readonly NewEventOf<Recorded>[] | RefusalCode | Refusal;
}

/** A command that creates an offer: there is no phase before it. */
interface CreationSpec<Data, Recorded extends EventType> {
  readonly actors: readonly Actor[];
  readonly events: readonly Recorded[];
  readonly isRepeat?: (state: OfferState, command: Data) => boolean;
  readonly decide: (command: Data, context: Context) => readonly NewEventOf<Recorded>[] | RefusalCode;
}

/** A rule that can be asked about an offer in any phase. */
export interface OfferRule {
  readonly actors: readonly Actor[];
  /** Phases in which it may be done; none where it creates the offer. */
  readonly from: readonly Phase[];
  /** Why state, clock and actor alone rule it out, or undefined; the buttons go by it, and every decision. */
  readonly guard: (state: OfferState, context: Context) => RefusalCode | undefined;
}

/** A command as `decide`, the buttons and the printed table know it. */
export interface CommandRecord<Data> extends OfferRule {
  readonly events: readonly EventType[];
  /** What it records beyond that where its data want it. */
  readonly alsoRecords: readonly EventType[];
  readonly decide: (state: OfferState | undefined, command: Data, context: Context) => Decision;
}

/** Makes a rule of who, when and the guard. */
export function offerRule<From extends Phase>({ actors, from, guard }: RuleSpec<From>): OfferRule {
  return {
    actors,
    from,
    guard(state, context) {
      if (!actors.includes(context.actor)) return 'notAllowedForActor';
      return isIn(state, from) ? guard?.(state, context) : 'notAllowedInPhase';
    },
  };
}

/**
 * Records a command that carries `Data`. What is refused first: another actor, another phase, another offer's number, a price that
 * was not seen, then the guard, then what was done too often, then what the data rule out.
 */
export function command<Data>() {
  return <const From extends Phase, const Recorded extends EventType>(
    spec: CommandSpec<Data, From, Recorded>,
  ): CommandRecord<Data> => ({
    ...offerRule({
      ...spec,
      guard: (state, context) => spec.guard?.(state, context) ?? refuseTooOften(state, spec.events),
    }),
    events: spec.events,
    alsoRecords: spec.alsoRecords ?? [],
    decide(state, sent, context) {
      if (!spec.actors.includes(context.actor)) return { refusal: 'notAllowedForActor' };
      if (state === undefined) return { refusal: 'notAllowedInPhase' };
      const isCustomers = context.actor === 'customer';
      const isNamed = !isCustomers || spec.names === undefined || spec.names(state, sent);
      if (isNamed && spec.isRepeat?.(state, sent, context)) return { events: [] };
      if (!isIn(state, spec.from)) return { refusal: 'notAllowedInPhase' };
      if (!isNamed) return { refusal: 'idMismatch' };
      if (spec.isCurrent && !spec.isCurrent(state, sent)) return { refusal: 'offerChanged' };
      const refusal = spec.guard?.(state, context) ?? refuseTooOften(state, spec.events);
      return refusal ? { refusal } : asDecision(spec.decide(state, sent, context));
    },
  });
}

/** Records a command that creates an offer; the same one again is a repeat, another one under the same id is refused. */
export function creation<Data>() {
  return <const Recorded extends EventType>(spec: CreationSpec<Data, Recorded>): CommandRecord<Data> => ({
    ...offerRule({ actors: spec.actors, from: [] }),
    events: spec.events,
    alsoRecords: [],
    decide(state, sent, context) {
      if (!spec.actors.includes(context.actor)) return { refusal: 'notAllowedForActor' };
      if (state === undefined) return asDecision(spec.decide(sent, context));
      return spec.isRepeat?.(state, sent) ? { events: [] } : { refusal: 'alreadySubmitted' };
    },
  });
}

/** Whether one of these events stands in the log as often as it may. */
function refuseTooOften(state: OfferState, types: readonly EventType[]): RefusalCode | undefined {
  const { times = {} } = state;
  const places = Math.max(1, sitesOf(state).length);
  const most = ({ atMost = Number.POSITIVE_INFINITY, ofEachPlace }: { atMost?: number; ofEachPlace?: true }) =>
    ofEachPlace ? atMost * places : atMost;
  return types.some((type) => (times[type] ?? 0) >= most(events[type])) ? 'tooOften' : undefined;
}

function asDecision(decided: readonly NewEvent[] | RefusalCode | Refusal): Decision {
  if (typeof decided === 'string') return { refusal: decided };
  return 'refusal' in decided ? decided : { events: [...decided] };
}
