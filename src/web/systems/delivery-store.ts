import { type Delivery, deliveriesSchema } from '#contract/desk/webhooks.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { WebhookSide } from './webhook-side.ts';

/** Those of a target alone, or in a state alone. */
interface DeliveryFilter {
  readonly webhookId?: string;
  readonly state?: Delivery['state'];
}

interface DeliveriesOnScreen {
  /** Absent until they were read once. */
  readonly deliveries?: readonly Delivery[];
  readonly hasEarlier: boolean;
  /** Why they could not be read last; those read before still stand there. */
  readonly problem?: unknown;
}

export interface DeliveryStore {
  readonly state: Store<DeliveriesOnScreen>;
  /** Reads all that is on the screen anew, once more where it is asked meanwhile. Throws nothing. */
  read(): Promise<void>;
  /** The same with one page more. */
  readEarlier(): Promise<void>;
}

/** The messages of a filter, newest first, page by page. */
export function createDeliveryStore(
  { api, calls }: Pick<WebhookSide, 'api' | 'calls'>,
  filter: DeliveryFilter,
): DeliveryStore {
  const state = createStore<DeliveriesOnScreen>({ hasEarlier: false });
  let [wanted, isAskedAgain] = [1, false];
  let reading: Promise<void> | undefined;

  async function readPages(): Promise<DeliveriesOnScreen> {
    const deliveries: Delivery[] = [];
    let before: string | undefined;
    for (let page = 0; page === 0 || (page < wanted && before !== undefined); page += 1) {
      const query = new URLSearchParams({ ...filter, ...(before !== undefined && { before }) });
      const answer = deliveriesSchema.parse(await api.get(`${calls.deliveries}?${query}`));
      deliveries.push(...answer.deliveries);
      before = answer.next;
    }
    return { deliveries, hasEarlier: before !== undefined };
  }
  async function readAll() {
    do {
      isAskedAgain = false;
      state.set(await readPages().catch((problem: unknown) => ({ ...state.get(), problem })));
    } while (isAskedAgain);
    reading = undefined;
  }
  function read() {
    isAskedAgain = reading !== undefined;
    reading ??= readAll();
    return reading;
  }
  return {
    state,
    read,
    readEarlier() {
      wanted += 1;
      return read();
    },
  };
}
