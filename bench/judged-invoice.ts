import { createServer } from 'node:http';
import { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { checkInvoice } from '#domain/invoicing/incoming/check-invoice.ts';
import { verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { owedInvoiceOf } from '#domain/invoicing/incoming/owed.ts';
import { runTask } from '#server/workers/run-task.ts';
import { ublInvoice } from '#tests/factories/invoice-xml.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { startChild } from './child-json.ts';
import { median } from './median.ts';
import { processorOfChildren } from './processor-of-children.ts';
import { quantile } from './quantile.ts';
import { noteRatio } from './ratios.ts';

const rounds = 5;
const aims = { floor: 3, others: 2 };
const load = { perSecond: 100, seconds: 3, requests: [{ path: '/', cookie: '' }] };
const bounds = { milliseconds: 30_000, megabytes: 500 };

/**
 * A seller's invoice read, held against the official schema and judged by all rules, in a worker as the server does it, beside a worker that
 * reads the same bytes as XML and finds no invoice; and how long others wait meanwhile, asked of the process that has it judged.
 */
export async function benchJudgedInvoice(): Promise<void> {
  const invoice = Buffer.from(ublInvoice());
  const foreign = Buffer.from(ublInvoice().replaceAll('ubl:Invoice', 'ubl:Order'));
  const owed = owedInvoiceOf(offerIn('payout').state, shopConfig.company, {
    ...{ vatPercent: shopConfig.vatPercent, today: '2026-11-24', isNumberUsed: () => false },
  });
  const judge = async () => {
    const report = checkInvoice(await runTask('readInvoice', { content: invoice }, bounds), owed);
    if (verdictOfReport(report) !== 'payable') throw new Error('Not payable');
  };
  const readAlone = async () => void (await runTask('readInvoice', { content: foreign }, bounds));
  const costs: { ours: number; floor: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const [ours, floor] = [await processorOf(judge), await processorOf(readAlone)];
    if (round >= 0) costs.push({ ours, floor });
  }
  const [ours, floor] = [median(costs.map((one) => one.ours)), median(costs.map((one) => one.floor))];
  const { alone, meanwhile } = await othersWait(judge);
  noteRatio('invoice judged to read, processor', ours / floor);
  noteRatio('others while one is judged, p99', meanwhile / alone);
  console.log(
    `money        an invoice judged with schema and all rules in ${(ours * 1_000).toFixed(0)} ms of processor, ${(ours / floor).toFixed(2)} × reading it (${(floor * 1_000).toFixed(0)} ms, aim ${aims.floor} ×); ` +
      `others meanwhile p99 ${meanwhile.toFixed(1)} ms, ${(meanwhile / alone).toFixed(2)} × as without (aim ${aims.others} ×)`,
  );
}

async function processorOf(work: () => Promise<void>): Promise<number> {
  const [own, children] = [process.cpuUsage(), processorOfChildren()];
  await work();
  const { user, system } = process.cpuUsage(own);
  return (user + system) / 1e6 + processorOfChildren() - children;
}

/** The 99th percentile of answers of this process, in milliseconds, while nothing and while one invoice after the other is judged, in turn. */
async function othersWait(judge: () => Promise<void>): Promise<{ alone: number; meanwhile: number }> {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  const loader = startChild('open-load.ts');
  const address = z.object({ port: z.number() }).parse(await listening(server));
  const p99 = async () => {
    loader.send({ ...load, url: `http://127.0.0.1:${address.port}` });
    return quantile(z.array(z.number()).parse(JSON.parse(await loader.line())), 0.99);
  };
  const measured: { alone: number; meanwhile: number }[] = [];
  try {
    for (let round = -1; round < rounds; round++) {
      const alone = await p99();
      const answered = p99();
      const [, meanwhile] = await Promise.all([judgedUntil(judge, answered), answered]);
      if (round >= 0) measured.push({ alone, meanwhile });
    }
  } finally {
    await loader.stop();
    server.close();
  }
  return {
    alone: median(measured.map((one) => one.alone)),
    meanwhile: median(measured.map((one) => one.meanwhile)),
  };
}

async function listening(server: ReturnType<typeof createServer>) {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return server.address();
}

async function judgedUntil(judge: () => Promise<void>, end: Promise<unknown>): Promise<void> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  while (!isOver) await judge();
}
