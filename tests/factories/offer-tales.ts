import fc from 'fast-check';
import { type Command, type CommandType, commands } from '#domain/offer/commands/commands.ts';
import type { Decision } from '#domain/offer/commands/decision.ts';
import type { EventType, OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { addHours } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { cases, takesAll } from '#tests/support/sample.ts';
import { senderOf } from './offer-command.ts';
import { OfferStory } from './offer-story.ts';
import { randomCommand } from './random-command.ts';

/** One command of a tale with the offer before and after it. */
export interface Step {
  now: string;
  before: OfferState | undefined;
  command: Command;
  decision: Decision;
  after: OfferState | undefined;
}
interface Tale {
  steps: Step[];
  events: OfferEvent[];
  state: OfferState | undefined;
}

const runs = cases(400, 5_000);
/** The same tales each time, of which all properties of a worker's files speak: to tell them takes longer than to check them. */
const seed = 20_261;
const commandTypes = keysOf(commands);
const waysOut = new Set<CommandType>([
  ...(['reject', 'rejectOrder', 'declineCounterbid', 'declineAdjustedBid'] as const),
  ...(['omitCounterbid', 'cancel', 'cancelOffer', 'complete'] as const),
]);

/** Which command, how wild (0: any, 1: a way out too, else onwards), how many hours later, and the dice for its body. */
const move = fc.record({
  pick: fc.nat(1_000),
  wild: fc.nat(11),
  hours: fc.oneof({ weight: 8, arbitrary: fc.nat(20) }, { weight: 1, arbitrary: fc.nat(900) }),
  dice: fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 24 }),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

const tales = fc.array(move, { minLength: 1, maxLength: 70, size: 'max' }).map(tell);

let told: readonly Tale[] | undefined;

/** Checks something of hundreds of offers to which anything was sent in any order; of a failure it finds the shortest tale. */
export function ofEveryTale(check: (tale: Tale) => void): void {
  const search = () => fc.assert(fc.property(tales, check), { numRuns: runs, ...(!takesAll && { seed }) });
  if (takesAll) {
    search();
    return;
  }
  told ??= fc.sample(tales, { numRuns: runs, seed });
  try {
    for (const tale of told) check(tale);
  } catch (error) {
    search();
    throw error;
  }
}

/** Checks something of every single command of those offers. */
export function ofEveryStep(check: (step: Step) => void): void {
  ofEveryTale(({ steps }) => steps.forEach(check));
}

/** Checks something wherever an event came about; fails when it never did. */
export function whereverRecorded(type: EventType, check: (step: Step & { after: OfferState }) => void): void {
  let seen = 0;
  ofEveryStep(({ after, ...step }) => {
    if ('refusal' in step.decision || !after || !step.decision.events.some((event) => event.type === type)) return;
    seen += 1;
    check({ ...step, after });
  });
  if (seen === 0) throw new Error(`No tale led to ${type}`);
}

function tell(moves: Move[]): Tale {
  const story = new OfferStory();
  const steps = moves.map((one) => {
    story.now = addHours(story.now, one.hours);
    const before = story.begun ? freeze(story.state) : undefined;
    const possible = candidates(before, one.wild);
    const type = possible[one.pick % possible.length] ?? 'submitOffer';
    let thrown = 0;
    const roll = (bound: number) => (one.dice[thrown++ % one.dice.length] ?? 0) % Math.max(1, bound);
    const command = randomCommand(type, before, story.now, roll);
    const decision = story.send(type === 'dispatchGoods' && roll(2) === 0 ? 'provider' : senderOf(type), command);
    return { now: story.now, before, command, decision, after: story.begun ? freeze(story.state) : undefined };
  });
  return { steps, events: freeze(story.events), state: story.begun ? freeze(story.state) : undefined };
}

function candidates(state: OfferState | undefined, wild: number): CommandType[] {
  if (wild === 0) return commandTypes;
  const fitting = commandTypes.filter((type) =>
    state ? commands[type].from.includes(state.phase) : commands[type].from.length === 0,
  );
  const onwards = wild === 1 ? fitting : fitting.filter((type) => !waysOut.has(type));
  return [onwards, fitting, commandTypes].find((list) => list.length > 0) ?? commandTypes;
}

/** A judge or fold that changes what it was given fails at once. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
