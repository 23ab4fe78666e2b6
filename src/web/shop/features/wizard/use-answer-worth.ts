import { useEffect, useRef, useState } from 'react';
import { type AnswerWorth, answerWorthCall, answerWorthSchema } from '#contract/goods/answer-worth.ts';
import type { ConditionWord } from '#domain/catalogue/condition-word.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import { numberText } from '#domain/values/number-text.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import type { Answered } from './answers.ts';

/** Milliseconds that a device waits for its worth on its way into the basket. */
const patience = 4_000;

interface WorthNow {
  /** Undefined until it is known, and where it cannot be had: the form works without it. */
  readonly worth: AnswerWorth | undefined;
  /** The same once the call that runs has answered, if it does soon: whoever is faster than a slow line is still asked what was assumed. */
  readonly soon: () => Promise<AnswerWorth | undefined>;
}

/** What answers are worth in a condition. */
export function useAnswerWorth(entryId: string | undefined, condition: ConditionWord | undefined): WorthNow {
  const [worth, setWorth] = useState<AnswerWorth>();
  const asked = useRef<Promise<AnswerWorth | undefined>>(undefined);
  useEffect(() => {
    asked.current = undefined;
    if (entryId === undefined || condition === undefined) return;
    let left = false;
    const query = new URLSearchParams({ entryId, condition });
    const call = browserApi
      .get(`${answerWorthCall}?${query}`)
      .then((answer) => answerWorthSchema.parse(answer))
      .catch(() => undefined);
    asked.current = call;
    call.then((answer) => left || (answer && setWorth(answer)));
    return () => {
      left = true;
    };
  }, [entryId, condition]);
  const soon = () => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    return Promise.race([asked.current, late]);
  };
  return { worth: condition === undefined ? undefined : worth, soon };
}

/** What of an assumption still stands: what nobody has said otherwise. */
export function stillAssumed({ assumed }: AnswerWorth, said: ItemConfiguration): Partial<ItemConfiguration> {
  return Object.fromEntries(Object.entries(assumed).filter(([question]) => !(question in said)));
}

/** What goes into the basket: what was said, with what was assumed beside it; and of that what is asked before it is sent. */
export function withAssumed(answered: Answered, worth: AnswerWorth | undefined): Answered & { assumed: Question[] } {
  const assumed = worth ? stillAssumed(worth, answered.configuration) : {};
  return {
    ...answered,
    configuration: { ...answered.configuration, ...assumed },
    assumed: worth?.asks.filter((question) => question in assumed) ?? [],
  };
}

/** '+ 12 €' or '− 12 €'; empty where an answer changes nothing, or nobody knows. */
export function worthText(euros: number | undefined): string {
  if (euros === undefined || euros === 0) return '';
  return `${euros < 0 ? '−' : '+'}\u00a0${numberText(Math.abs(euros), 2)}\u00a0€`;
}
