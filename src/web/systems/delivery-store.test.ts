import { expect, it } from 'vitest';
import { webhookCalls } from '#contract/desk/webhooks.ts';
import { noopClient } from '#web/lib/noop-client.ts';
import { networkProblem } from '#web/lib/problem-error.ts';
import { createDeliveryStore } from './delivery-store.ts';

const delivery = (id: string) => ({
  ...{ id, messageId: `${id}.1`, webhookId: 'lager', name: 'Lagersystem', offerId: 'v-1', type: 'completed' },
  ...{ at: '2026-11-30T08:00:00.000Z', state: 'failed' as const, attempts: [] },
});

/** A server with these messages, two to a page, the newest first. */
function storeOf(messages: string[]) {
  const asked: string[] = [];
  const server = { isAway: false };
  const get = async (path: string) => {
    asked.push(path.split('?')[1] ?? '');
    if (server.isAway) throw networkProblem();
    const before = new URLSearchParams(path.split('?')[1]).get('before');
    const from = before === null ? 0 : Number(before);
    const next = from + 2 < messages.length ? { next: String(from + 2) } : {};
    return { deliveries: messages.slice(from, from + 2).map(delivery), ...next };
  };
  const filter = { webhookId: 'lager', state: 'failed' as const };
  const store = createDeliveryStore({ api: { ...noopClient, get }, calls: webhookCalls }, filter);
  const shown = () => store.state.get().deliveries?.map(({ id }) => id);
  return { asked, server, store, shown };
}

it('the messages of a filter are read anew as far as they are on the screen, with what came since', async () => {
  const messages = ['c', 'b', 'a'];
  const { asked, store, shown } = storeOf(messages);
  await store.read();
  expect(shown()).toEqual(['c', 'b']);
  expect(asked).toEqual(['webhookId=lager&state=failed']);
  await store.readEarlier();
  expect(shown()).toEqual(['c', 'b', 'a']);
  expect(store.state.get().hasEarlier).toBe(false);
  messages.unshift('d');
  await store.read();
  expect(shown()).toEqual(['d', 'c', 'b', 'a']);
});

it('a read that failed can be tried again, and what was read before stays on the screen', async () => {
  const { server, store, shown } = storeOf(['a']);
  server.isAway = true;
  await store.read();
  expect(store.state.get()).toMatchObject({ problem: networkProblem() });
  server.isAway = false;
  await store.read();
  expect(shown()).toEqual(['a']);
  expect(store.state.get().problem).toBeUndefined();
  server.isAway = true;
  await store.read();
  expect(shown()).toEqual(['a']);
  expect(store.state.get().problem).toBeDefined();
});

it('what is asked for while it is read is read once more, however often', async () => {
  const { asked, store } = storeOf(['a']);
  await Promise.all([store.read(), store.read(), store.read()]);
  expect(asked).toHaveLength(2);
});
