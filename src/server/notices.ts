import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Tx } from './db/client.ts';

const channel = 'offer_notice';

const noticeSchema = z.object({
  /** Whose connections hear it: a key derived from the owner's address, never the address itself. */
  ownerKey: z.string(),
  type: z.string(),
  aggregateId: z.string(),
  version: z.number().int(),
  at: z.string(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Live notices between all processes of the server. */
export interface Notices {
  /** Told with the commit of the transaction, to every process; a transaction that fails tells nothing. */
  publish(tx: Tx, notices: readonly Notice[]): Promise<void>;
  /** Hears all notices of all processes until the answered function is called; `missed` says that some got lost. */
  subscribe(hear: (notice: Notice) => void, missed?: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Notices over PostgreSQL's own LISTEN and NOTIFY: no further server, and in step with the transaction. */
export function openNotices({ database }: { database: Database }): Notices {
  const ears = new Set<{ hear: (notice: Notice) => void; missed: () => void }>();
  let stopListening: (() => Promise<void>) | undefined;

  function receive(payload: string): void {
    const notice = noticeSchema.parse(JSON.parse(payload));
    for (const { hear } of ears) hear(notice);
  }

  return {
    async publish(tx, notices) {
      const calls = notices.map((notice) => sql`pg_notify(${channel}, ${JSON.stringify(notice)})`);
      if (calls.length > 0) await tx.execute(sql`select ${sql.join(calls, sql`, `)}`);
    },
    subscribe(hear, missed = () => {}) {
      const ear = { hear, missed };
      ears.add(ear);
      return () => void ears.delete(ear);
    },
    async start() {
      stopListening ??= await database.listen(channel, receive, () => {
        for (const { missed } of ears) missed();
      });
    },
    async stop() {
      await stopListening?.();
      stopListening = undefined;
    },
  };
}
