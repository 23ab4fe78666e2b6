import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DeskNotice, type LiveNotice, liveNoticeSchema } from '#contract/sale/live.ts';
import type { DatabaseCall } from './db/call.ts';
import type { Database, Queryable, Tx } from './db/client.ts';

const offerChannel = 'offer_notice';
const accountChannel = 'account_notice';
/** By this name processes of an older version hear it too. */
const houseChannel = 'catalogue_notice';
const viewChannel = 'view_notice';

const noticeSchema = liveNoticeSchema.extend({
  /** Whose connections hear it: a key derived from the owner's address, never the address itself. */
  ownerKey: z.string(),
  /** It is nothing to the provider: the desk does not hear it. */
  isSellersAlone: z.literal(true).exactOptional(),
  /** A process of an older version may still tell it otherwise. */
  at: z.string(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Who wants to know what the server's processes tell each other. */
interface Listener {
  onNotice?(notice: Notice): void;
  /** Somebody, a customer or one of the desk, has opened or left a sale, or taken it over. */
  onView?(notice: LiveNotice): void;
  /** The account was confirmed, has another address, lost a session or is gone, or a place at the desk did: what is known of it is read again. */
  onAccountChanged?(accountId: string): void;
  /** The house has changed what every process holds: its catalogue or its settings. */
  onHouseChanged?(): void;
  /** Some were lost. */
  onMissed?(): void;
}

/** Live notices between all processes of the server. */
export interface Notices {
  /** Told with the commit of the transaction, to every process; a transaction that fails tells nothing. */
  publish(tx: Tx, notices: readonly Notice[]): Promise<void>;
  /** The same as calls that the caller's own statement makes. */
  calls(notices: readonly Notice[]): DatabaseCall[];
  /** Who looks at a sale has changed: heard at the desk alone, and no event of the sale. */
  publishView(db: Queryable, notice: LiveNotice & { readonly type: DeskNotice }): Promise<void>;
  /** The same about an account, by its id alone. */
  publishAccountChanged(tx: Tx, accountId: string): Promise<void>;
  publishHouseChanged(tx: Tx): Promise<void>;
  /** Hears all notices of all processes until the answered function is called. */
  subscribe(listener: Listener): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Notices over PostgreSQL's own LISTEN and NOTIFY: no further server, and in step with the transaction. */
export function openNotices({ database }: { database: Database }): Notices {
  const listeners = new Set<Listener>();
  const stopListening: (() => Promise<void>)[] = [];

  function missed(): void {
    for (const listener of listeners) listener.onMissed?.();
  }

  return {
    async publish(tx, notices) {
      if (notices.length === 0) return;
      // A run of payments tells of thousands: they are one parameter.
      const told = sql.param(notices.map((notice) => JSON.stringify(notice)));
      await tx.execute(sql`select pg_notify(${offerChannel}, told) from unnest(${told}::text[]) told`);
    },
    calls: callsFor,
    async publishView(db, notice) {
      await db.execute(sql`select pg_notify(${viewChannel}, ${JSON.stringify(notice)})`);
    },
    async publishAccountChanged(tx, accountId) {
      await tx.execute(sql`select pg_notify(${accountChannel}, ${accountId})`);
    },
    async publishHouseChanged(tx) {
      await tx.execute(sql`select pg_notify(${houseChannel}, '')`);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start() {
      if (stopListening.length > 0) return;
      const onNotify = (payload: string) => {
        const notice = noticeSchema.parse(JSON.parse(payload));
        for (const listener of listeners) listener.onNotice?.(notice);
      };
      const accountChanged = (accountId: string) => {
        for (const listener of listeners) listener.onAccountChanged?.(accountId);
      };
      const viewChanged = (payload: string) => {
        const notice = liveNoticeSchema.parse(JSON.parse(payload));
        for (const listener of listeners) listener.onView?.(notice);
      };
      stopListening.push(await database.listen(offerChannel, onNotify, missed));
      stopListening.push(await database.listen(accountChannel, accountChanged, missed));
      const houseChanged = () => {
        for (const listener of listeners) listener.onHouseChanged?.();
      };
      stopListening.push(await database.listen(houseChannel, houseChanged, missed));
      stopListening.push(await database.listen(viewChannel, viewChanged, missed));
      // What was told between the first look and the first ear.
      missed();
    },
    async stop() {
      for (const stop of stopListening.splice(0)) await stop();
    },
  };
}

function callsFor(notices: readonly Notice[]): DatabaseCall[] {
  return notices.map((notice) => ({ opening: `pg_notify('${offerChannel}', `, argument: JSON.stringify(notice) }));
}
