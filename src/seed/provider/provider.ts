import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type QueueRow, queueSchema } from '#contract/desk/desk-queue.ts';
import { type DeskOffer, deskOfferSchema } from '#contract/desk/desk-view.ts';
import { type BidSheet, bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { deskTasks } from '#domain/sale/desk-tasks.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoFates } from '#seed/demo-fates.ts';
import { type openClient, ShopRefusal } from '#web/desk/pages/developer/provider-client.ts';
import type { DemoDesk, Move } from './move.ts';
import { movesFor } from './moves.ts';

/** An offer with what the provider may do now, the proposal first. */
export interface Task {
  offer: DeskOffer;
  moves: Move[];
}

const offerSchema = z.object({ data: deskOfferSchema });
const sheetSchema = z.object({ data: bidSheetSchema });

/** The provider's side of the demonstration: reads the queue, proposes, and sends what was decided. */
export class DemoProvider {
  readonly #client: ReturnType<typeof openClient>;
  readonly #now: () => Date;

  constructor(client: ReturnType<typeof openClient>, now = () => new Date()) {
    this.#client = client;
    this.#now = now;
  }

  /** The work list; with a word only the sales whose id or number contains it. */
  async queue(only = ''): Promise<QueueRow[]> {
    const rows: QueueRow[] = [];
    let after: string | undefined = '';
    while (after !== undefined) {
      const page = queueSchema.parse(await this.#client.read(`queue?tab=all${after}`));
      rows.push(...page.rows);
      after = page.next && `&after=${encodeURIComponent(page.next)}`;
    }
    return rows.filter(({ id, number }) => id.includes(only) || number.includes(only));
  }

  /** What can be done with an offer of the queue; undefined when the provider has nothing to do there. */
  async task({ id, task }: QueueRow): Promise<Task | undefined> {
    const { side } = deskTasks[task];
    if (side === 'theirs' || side === 'over') return undefined;
    const offer = offerSchema.parse(await this.#client.read(`offers/${id}`)).data;
    const sheet = offer.commands.includes('submitBid')
      ? sheetSchema.parse(await this.#client.read(`bidSheet/${id}`)).data
      : undefined;
    const moves = movesFor(offer, deskOf(sheet, this.#now()));
    return moves.length > 0 ? { offer, moves } : undefined;
  }

  /** Says what became of the devices, as a warehouse does later, once they are gone. */
  async #recordFates(offer: DeskOffer): Promise<void> {
    const lines = demoFates(boughtIn(offer), offer.testing);
    if (lines.length > 0) await this.#client.send('recordFates', offer.id, { basedOn: null, lines });
  }

  /** Sends a move. Answers with the refusal's sentence when the offer has changed meanwhile. */
  async play(offer: DeskOffer, { command, body }: Move): Promise<string | undefined> {
    const { id } = offer;
    try {
      await this.#client.send(command, id, await body(this.#client.upload));
      if (command === 'complete') await this.#recordFates(offer);
      return undefined;
    } catch (error) {
      if (error instanceof ShopRefusal && error.status === 409) return error.message;
      throw error;
    }
  }
}

/** Units that arrived and were not taken back. */
function boughtIn({ receipt, adjustment }: DeskOffer): ReadonlyMap<string, number> {
  const back = new Map(adjustment?.lines.map(({ itemId, returned }) => [itemId, returned?.units ?? 0]));
  const stayed = (receipt?.lines ?? []).map(
    ({ itemId, received }) => [itemId, received - (back.get(itemId) ?? 0)] as const,
  );
  return new Map(stayed.filter(([, units]) => units > 0));
}

function deskOf(sheet: BidSheet | undefined, now: Date): DemoDesk {
  return { today: dayOf(now.toISOString()), sheet, newId: () => randomUUID() };
}
