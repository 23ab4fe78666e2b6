import type { Actor } from '../actor.ts';
import type { Phase } from '../phase.ts';
import type { OfferFacts, OfferState } from '../state.ts';

/** The phase an event leads to; 'same' leaves the phase, and some events depend on the phase before. */
export type NextPhase = Phase | 'same' | (Partial<Record<Phase, Phase>> & { otherwise: Phase | 'same' });

/** What every recorded event has beside its data. */
export interface Recorded {
  version: number;
  actor: Actor;
  /** UTC instant. */
  at: string;
}

/** A fact that an offer may lack, and so may lose again. */
type LooseFact = { [F in keyof OfferFacts]-?: Nothing extends Pick<OfferFacts, F> ? F : never }[keyof OfferFacts];

/** All there is to know of an event: what it carries (`Data`), the phase it leads to, how the seller is told of it, and what else it changes. */
export interface EventRecord<Data> {
  readonly to: NextPhase;
  /** Where it leads instead, when the offer or what it carries want it. */
  readonly unless?: { readonly when: (state: OfferState, data: Data) => boolean; readonly to: Phase | 'same' };
  /** What an account's end erases of its data: nothing that points to a person, nothing because it stands under a contract (INV-42), or what is left. */
  readonly personal: 'none' | 'retained' | ((data: Data) => Data);
  /** In the offer's history, who did it being the subject of the sentence. */
  readonly told: (data: Data, recorded: Recorded) => string;
  readonly change: (state: OfferState, data: Data, recorded: Recorded) => Partial<Omit<OfferFacts, 'phase'>>;
  /** How often an offer's log may hold it, where nothing else ends that: the next one is refused as `tooOften`. */
  readonly atMost?: number;
  /** The bound holds for each of several places. */
  readonly ofEachPlace?: true;
  /** What no longer holds afterwards; where the next phase has it for certain, the event cannot lead there. */
  readonly ends: readonly LooseFact[];
}

export type Nothing = Record<never, never>;

type EventSpec<Data> = Omit<EventRecord<Data>, 'change' | 'ends' | 'personal'> &
  Partial<Pick<EventRecord<Data>, 'change' | 'ends'>> &
  (keyof Data extends never ? unknown : Pick<EventRecord<Data>, 'personal'>);

/** Records an event that carries this data; without `change` and `ends` it changes the phase alone, and only one that carries nothing may leave out what is personal. */
export function event<Data>(record: EventSpec<Data>): EventRecord<Data> {
  return { change: () => ({}), ends: [], personal: 'none', ...record };
}

/** The facts without those that no longer hold. */
export function without(facts: OfferFacts, ended: readonly LooseFact[]): OfferFacts {
  const left = { ...facts };
  for (const fact of ended) delete left[fact];
  return left;
}

/** Where an event leads from a phase (undefined: the offer did not exist before). */
export function phaseAfter(to: NextPhase, before: Phase | undefined): Phase | 'same' {
  if (typeof to === 'string') return to;
  return (before && to[before]) ?? to.otherwise;
}
