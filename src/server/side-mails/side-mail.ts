import type { z } from 'zod';
import type { MailContent } from '#mail/render-mail.ts';
import type { Deps } from '#server/deps.ts';

/** A mail about what stands outside the event log: what its job carries, how it is sent, and its words with invented data. */
export interface SideMail<T extends object> {
  /** Ids only: whoever does the job reads the sale as it is then. */
  readonly data: z.ZodType<T>;
  /** Runs at least once, and is silent once the fact no longer stands. */
  send(deps: Deps, data: T): Promise<void>;
  /** Each under the name that its preview has. */
  readonly samples: Readonly<Record<string, () => MailContent>>;
}

/** A mail as its file describes it. */
export const sideMail = <T extends object>(mail: SideMail<T>): SideMail<T> => mail;
