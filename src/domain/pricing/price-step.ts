import type { Cents } from '#domain/values/money.ts';

/** Why a price is what it is. */
export type ReasonCode =
  | 'listPrice'
  | 'oldListPrice'
  | 'history'
  | 'outlierLeftOut'
  | 'adder'
  | 'notPriced'
  | 'condition'
  | 'quantity'
  | 'demand'
  | 'cap'
  | 'stop'
  | 'rounding'
  | 'notFilled'
  | 'nothingKnown'
  | 'defectNotPriced';

/** One reason of a price; the cents of all reasons sum to the price of a unit. */
export interface PriceReason {
  readonly code: ReasonCode;
  readonly cents: Cents;
  /** German, without the cents: 'Arbeitsspeicher 16 GB'. */
  readonly text: string;
}

/** One step on the way from the base to the price. It never falls while what goes in rises, and never goes below 0. */
export interface PriceStep {
  readonly code: ReasonCode;
  readonly text: string;
  /** Something that no row of the book knows, or that was not said and is part of the price: such a price is not filled in. */
  readonly isUnknown?: true;
  apply(cents: Cents): Cents;
}

/** A step that takes a whole percent of what there is. */
export function percentStep(code: ReasonCode, text: string, percent: number): PriceStep {
  return { code, text, apply: (cents) => Math.max(0, Math.round((cents * percent) / 100)) };
}

/** A step that adds cents, or takes them away as far as there are any. */
export function addingStep(text: string, added: Cents): PriceStep {
  return { code: 'adder', text, apply: (cents) => Math.max(0, cents + added) };
}

/** A step that changes nothing and says why nothing is certain. */
export function unknownStep(text: string): PriceStep {
  return { code: 'notPriced', text, isUnknown: true, apply: (cents) => cents };
}

/** The reason of a step, by what it made of the cents. */
export function reasonOf({ code, text }: PriceStep, before: Cents, after: Cents): PriceReason {
  // Subtracted so that nothing is negative zero.
  return { code, text, cents: after - before || 0 };
}

/** Everything after the base, in order. */
export function afterSteps(steps: readonly PriceStep[], base: Cents): Cents {
  return steps.reduce((cents, step) => step.apply(cents), base);
}

/** Percent as it is said: '+10 %', '−5 %'. */
export function signed(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
}
