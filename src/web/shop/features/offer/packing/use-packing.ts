import { useEffect, useState } from 'react';
import { z } from 'zod';
import { type PackingView, packingViewSchema } from '#contract/parcels/packing.ts';
import { api } from '#contract/site/urls.ts';
import type { BatteryAnswer } from '#domain/logistics/battery-answer.ts';
import type { LoadTask } from '#domain/logistics/load-tasks.ts';
import { browserApi } from '#web/lib/browser-api.ts';

const answerSchema = z.object({ data: packingViewSchema });
const { offerAction } = api.selfservice;

/** How an offer's goods are packed, and how far the customer is. */
export type Packing =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly problem: unknown }
  | { readonly at: 'here'; readonly view: PackingView };

export interface PackingState {
  readonly packing: Packing;
  readonly read: () => Promise<void>;
  /** Throws the refusal. */
  readonly answer: (answers: readonly { itemId: string; answer: BatteryAnswer }[]) => Promise<void>;
  /** Shows the tick at once and takes it back when it could not be kept; throws the refusal then. */
  readonly tick: (load: string, task: LoadTask, done: boolean) => Promise<void>;
}

/** Read with the offer, and again with each of its versions and whenever the window comes to the front; a session that has run out is told. */
export function usePacking(offerId: string, version: number, noticeSignOut?: (problem: unknown) => void): PackingState {
  const [packing, setPacking] = useState<Packing>({ at: 'reading' });

  async function read() {
    const next = await browserApi
      .get(offerAction('readPacking', offerId))
      .then((answer): Packing => ({ at: 'here', view: answerSchema.parse(answer).data }))
      .catch((problem: unknown): Packing => ({ at: 'failed', problem }));
    // What is on the screen stays there while the connection is down.
    setPacking((shown) => (next.at === 'failed' && shown.at === 'here' ? shown : next));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may be packed otherwise
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void read();
    };
    void read();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [offerId, version]);

  async function send(action: string, body: object) {
    const answer = await browserApi.post(offerAction(action, offerId), body).catch((problem: unknown) => {
      noticeSignOut?.(problem);
      throw problem;
    });
    setPacking({ at: 'here', view: answerSchema.parse(answer).data });
  }

  return {
    packing,
    read,
    answer: (answers) => send('answerBatteries', { answers }),
    async tick(load, task, done) {
      setPacking((shown) => withTick(shown, load, task, done));
      try {
        await send('tickPacking', { load, task, done });
      } catch (error) {
        setPacking((shown) => withTick(shown, load, task, !done));
        throw error;
      }
    },
  };
}

function withTick(packing: Packing, load: string, task: LoadTask, done: boolean): Packing {
  if (packing.at !== 'here') return packing;
  const loads = packing.view.loads.map((one) =>
    one.key === load
      ? { ...one, tasks: one.tasks.map((step) => (step.task === task ? { ...step, done } : step)) }
      : one,
  );
  return { at: 'here', view: { ...packing.view, loads } };
}
