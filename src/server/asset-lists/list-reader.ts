import { hash } from 'node:crypto';
import type { ProblemCode } from '#contract/problem.ts';
import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import type { ReportProgress } from '#server/workers/report-progress.ts';
import type { Sender } from '#server/workers/sender.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import { keepWarm } from '#server/workers/warm-workers.ts';
import { startWorker } from '#server/workers/worker-process.ts';
import type { UnreadableReason } from './list-file.ts';
import type { ListChoices, ListSource } from './read-list.ts';
import type { ListRows } from './read-list-rows.ts';
import type { RedactAnswer } from './redact-list.ts';

interface Waiting extends Sender {
  readonly onProgress: ReportProgress;
}

/** Reads customers' lists, each in a process of its own and few at once. */
export interface ListReader {
  /** A list is on its way: processes get ready meanwhile. Done when they are. */
  expect(): Promise<void>;
  read(
    source: ListSource,
    choices: ListChoices,
    waiting: Waiting,
  ): Promise<{ json: string } | { problem: ProblemCode }>;
  /** The file without its personal columns (IMP-01); nothing where it has none; or why it cannot be read (IMP-02). */
  withoutPersonal(
    content: Uint8Array,
    sender: Sender,
    columns?: readonly ColumnChoice[],
  ): Promise<{ content?: Uint8Array } | { problem: ProblemCode }>;
  /** What stands in a list, as text; no sheets where it cannot be read. */
  rowsOf(content: Uint8Array, sender: Sender): Promise<ListRows>;
  /** The goods are others now: whoever learned the ones before reads no further list. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

type ListGoods = Pick<LoadedCatalogue, 'entries' | 'properties'>;

interface Bounds {
  /** Of waiting, for what hangs without doing anything. */
  readonly milliseconds: number;
  /** Of the processor, in milliseconds. */
  readonly processor: number;
  /** Of the whole process of a list. */
  readonly megabytes: number;
  /** So many models a process reads once while it gets ready; unless said otherwise a hundred: more make it no quicker. */
  readonly rehearsed?: number;
}

/** 30,000 rows take 6 s of processor, however long a busy machine lets them wait: what takes a minute of it hangs. */
const usualBounds: Bounds = { milliseconds: 600_000, processor: 60_000, megabytes: 700 };

const problems: Record<UnreadableReason, ProblemCode> = {
  protected: 'listProtected',
  scan: 'listScanned',
  damaged: 'listDamaged',
  noTable: 'listNoTable',
  blank: 'listBlank',
  tooLarge: 'listTooLarge',
};

/** Lists at once: the machine's processors are for the shop first. So many others may wait. */
const atOnce = 2;
const maxWaiting = 100;
/** An upload is asked for what is personal in it, and read right after by the same process, which waits for that. */
const spares = { count: 1, idleMilliseconds: 300_000, held: { count: atOnce, milliseconds: 60_000 } };

export function openListReader(goods: ListGoods, { rehearsed = 100, ...bounds }: Bounds = usualBounds): ListReader {
  const budget = createBudget({ total: atOnce, maxWaiting, refusal: () => new Problem(429, 'uploadsBusy') });
  const workers = keepWarm(async () => {
    const { entries, properties } = goods;
    const learned = { entries: entries.body.wizardentries, properties: properties.body.wizardproperties };
    const worker = startWorker(bounds);
    try {
      await worker.perform('prepareLists', { ...learned, rehearsed }, bounds);
      return worker;
    } catch (error) {
      await worker.end();
      throw error;
    }
  }, spares);

  return {
    expect: workers.expect,
    renew: workers.renew,

    async read(source, choices, { onProgress, network, signal }) {
      const order = { source, choices };
      const waiting = { ...bounds, onProgress, signal };
      const steps = 'content' in source ? { of: sameFile(network, source.content) } : undefined;
      try {
        const answer = await budget.spend(network, 1, () =>
          workers.lend(signal, (worker) => worker.perform('readList', order, waiting), steps),
        );
        return 'unread' in answer ? { problem: problems[answer.unread] } : answer;
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        return { problem };
      }
    },

    async withoutPersonal(content, { network, signal }, columns = []) {
      const order = { content, columns };
      const steps = {
        of: sameFile(network, content),
        next: (answer: RedactAnswer) => ('unread' in answer ? undefined : sameFile(network, answer.content ?? content)),
      };
      try {
        const answer = await budget.spend(network, 1, () =>
          workers.lend(signal, (worker) => worker.perform('redactList', order, { ...bounds, signal }), steps),
        );
        return 'unread' in answer ? { problem: problems[answer.unread] } : answer;
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        return { problem };
      }
    },

    async rowsOf(content, { network, signal }) {
      try {
        return await budget.spend(network, 1, () =>
          workers.lend(signal, (worker) => worker.perform('readRows', { content }, { ...bounds, signal })),
        );
      } catch (error) {
        if (problemOf(error) === undefined) throw error;
        return { sheets: [] };
      }
    },

    close: workers.close,
  };
}

/** The same bytes from the same network: what of a file was dropped before is still known to whoever saw it whole. */
function sameFile(network: string, content: Uint8Array): string {
  return `${network} ${hash('sha256', content, 'base64url')}`;
}

function problemOf(error: unknown): ProblemCode | undefined {
  if (!(error instanceof TaskEnded) || error.reason === 'aborted') return undefined;
  return error.reason === 'time' ? 'listTookTooLong' : 'listTooLarge';
}
