import type { Actor } from '#domain/offer/actor.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { decide } from '#domain/offer/commands/decide.ts';
import type { Decision } from '#domain/offer/commands/decision.ts';
import type { EventType, OfferEvent } from '#domain/offer/events/events.ts';
import { evolve } from '#domain/offer/events/evolve.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { decidedAbout } from '#domain/offer/tax/tax-decision.ts';
import type { TaxDecision, TaxDesk } from '#domain/offer/tax/tax-facts.ts';

/** Monday, 23 November 2026, ten o'clock in Berlin: when stories begin unless they say otherwise. */
export const monday = '2026-11-23T09:00:00.000Z';

/** An offer as real commands made it: the story so far, and the next command to try on it. */
export class OfferStory {
  readonly events: OfferEvent[] = [];
  now: string;
  #state: OfferState | undefined;

  constructor(now: string = monday) {
    this.now = now;
  }

  get state(): OfferState {
    if (!this.#state) throw new Error('The story has not begun');
    return this.#state;
  }

  get begun(): boolean {
    return this.#state !== undefined;
  }

  /** Goes on from an offer whose events are told elsewhere. */
  static from(state: OfferState, now: string): OfferStory {
    const story = new OfferStory(now);
    story.#state = state;
    return story;
  }

  /** Judges a command and records nothing. */
  ask(actor: Actor, command: Command): Decision {
    return decide(this.#state, command, { actor, now: this.now });
  }

  /** Judges a command and records its events, if it is not refused. */
  send(actor: Actor, command: Command): Decision {
    const decision = this.ask(actor, command);
    for (const event of 'events' in decision ? decision.events : []) {
      const recorded = { ...event, version: (this.#state?.version ?? 0) + 1, actor, at: this.now };
      this.events.push(recorded);
      this.#state = evolve(this.#state, recorded);
    }
    return decision;
  }

  /** Records what must not be refused, on the way to what a test is about. */
  given(actor: Actor, command: Command): this {
    const decision = this.send(actor, command);
    if ('refusal' in decision) throw new Error(`${command.type} was refused: ${decision.refusal}`);
    return this;
  }

  /** Lays over what is known of the tax outside the event log: a decision about what the seller says now, or a register's answer. */
  withTax({
    decision,
    ...beside
  }: Omit<TaxDesk, 'decision'> & { readonly decision?: Omit<TaxDecision, 'about' | 'at'> }): this {
    const about = decidedAbout(requireFact(this.state, 'addresses').contractDetails);
    const taxDesk = { ...beside, ...(decision && { decision: { ...decision, about, at: this.now } }) };
    this.#state = { ...this.state, taxDesk };
    return this;
  }

  count(type: EventType): number {
    return this.events.filter((event) => event.type === type).length;
  }
}
