import { useEffect, useMemo, useState } from 'react';
import { type Estimate, type EstimatedItem, estimateAnswerSchema, estimateCall } from '#contract/goods/estimate.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { type EstimatedGoods, estimatedItems } from './estimated-items.ts';

export type AskedGoods = readonly EstimatedGoods[];

/** After the last answer, in milliseconds: who goes from one answer to the next is not told of what lies between. */
const pause = 400;

/**
 * 'none': not asked, nothing known, or the shop names no price before the bid; who has seen no range yet is not told either that
 * one is asked for. 'asking': the range that was shown no longer counts.
 */
export type EstimateState =
  | { readonly at: 'none' }
  | { readonly at: 'asking' }
  | { readonly at: 'known'; readonly estimate: Estimate };

const none: EstimateState = { at: 'none' };
const asking: EstimateState = { at: 'asking' };

/** What goods are worth by experience, asked soon after they have changed; a question that was overtaken is given up. */
export function useEstimateOf(goods: AskedGoods | undefined): EstimateState {
  const items = useMemo(() => goods && estimatedItems(goods), [goods]);
  const question = items === undefined ? undefined : JSON.stringify(items);
  const [answer, setAnswer] = useState<{ readonly question: string; readonly state: EstimateState }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same goods are the same question
  useEffect(() => {
    if (items === undefined || question === undefined) return undefined;
    const abort = new AbortController();
    const tell = (state: EstimateState) => {
      if (!abort.signal.aborted) setAnswer({ question, state });
    };
    const timer = setTimeout(() => {
      // What fails is no loss: the bid comes all the same, and the next answer asks again.
      ask(items, abort.signal).then(tell, () => tell(none));
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);

  if (question === undefined) return none;
  if (answer?.question === question) return answer.state;
  return answer?.state.at === 'known' ? asking : none;
}

async function ask(items: readonly EstimatedItem[], signal: AbortSignal): Promise<EstimateState> {
  const { estimate } = estimateAnswerSchema.parse(await browserApi.post(estimateCall, { items }, {}, signal));
  return estimate === undefined ? none : { at: 'known', estimate };
}
