import { setImmediate } from 'node:timers/promises';
import type { Tinypool } from 'tinypool';
import type { z } from 'zod';
import type { BodyAnswer, BodyOrder } from '#server/body-thread.ts';
import { entryFile } from '#server/entry-file.ts';
import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import type { BodyBounds } from './body-bounds.ts';
import { largeBodies } from './large-bodies.ts';
import { measureJson } from './measure-json.ts';
import { readJson } from './read-json.ts';

/** What a call takes, and from whom. */
export interface WantedBody {
  /** Of the call; one without takes whatever is within the bounds. */
  readonly schema: z.ZodType | undefined;
  readonly bounds: BodyBounds;
  /** Senders take turns by it. */
  readonly network: string;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

export interface BodyReader {
  /** What JSON says, at once or after a while; refuses by a Problem. */
  read(bytes: Uint8Array, wanted: WantedBody): unknown;
  close(): Promise<void>;
}

/** Read at once: that keeps others waiting for a few milliseconds. */
export const smallBody = { bytes: 256 * 1024, entries: 5_000 };
const maxWaiting = 100;
const threadIdleFor = 60_000;

const names = new Map(Object.entries(largeBodies).map(([name, schema]) => [schema, name]));
const checked = new WeakSet<object>();

/** Tells whether a body has been checked by its schema already, in the thread that read it. */
export function isChecked(body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.has(body);
}

/** Tells whether a body of thousands of entries can be read aside by its schema. */
export function isLargeBody(schema: z.ZodType): boolean {
  return names.has(schema);
}

/**
 * Small bodies are read at once. Large ones come one after the other, senders taking turns; those with thousands of entries are parsed
 * and checked in a thread of their own, which starts with the first and ends when there are none for a while.
 */
export function openBodyReader(): BodyReader {
  const turns = createBudget({ total: 1, maxWaiting, refusal: () => new Problem(429, 'bodiesBusy') });
  let thread: Tinypool | undefined;

  async function readAside(name: string, bytes: Uint8Array): Promise<unknown> {
    thread ??= new (await import('tinypool')).Tinypool({
      filename: entryFile('body-thread'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: threadIdleFor,
      // A thread that reads strangers' bytes is given none of our secrets.
      env: {},
      execArgv: [],
    });
    const order: BodyOrder = { name, bytes };
    const answer: BodyAnswer = await thread.run(order);
    if ('refused' in answer) throw new Problem(400, answer.refused, answer.fields);
    const value: unknown = JSON.parse(answer.json);
    if (typeof value === 'object' && value !== null) checked.add(value);
    return value;
  }

  async function readInTurn(bytes: Uint8Array, entries: number, { schema, network, isGone }: WantedBody) {
    const name = entries > smallBody.entries && schema !== undefined ? names.get(schema) : undefined;
    return turns.spend(network, 1, async () => {
      // Those who came meanwhile go before.
      await setImmediate();
      if (isGone()) throw new Problem(400, 'invalidRequest');
      return name === undefined ? readHere(bytes) : readAside(name, bytes);
    });
  }

  return {
    read(bytes, wanted) {
      const entries = measureJson(bytes, wanted.bounds);
      if (entries === 'tooDeep') throw new Problem(400, 'invalidBody');
      if (entries === 'tooMany') throw new Problem(413, 'bodyTooLarge');
      const isSmall = bytes.length <= smallBody.bytes && entries <= smallBody.entries;
      return isSmall ? readHere(bytes) : readInTurn(bytes, entries, wanted);
    },
    async close() {
      await thread?.destroy();
    },
  };
}

function readHere(bytes: Uint8Array): unknown {
  const read = readJson(bytes);
  if ('refused' in read) throw new Problem(400, read.refused);
  return read.value;
}
