import { hash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { TakenBankFile } from '#contract/money/bank-statements.ts';
import type { BankMessage, BankReading, UnreadBankReason } from '#domain/bank/bank-message.ts';
import type { Tx } from '#server/db/client.ts';
import { bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { runTask } from '#server/workers/run-task.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import { planSettling } from './settling-job.ts';

/** A file as it was handed in. */
interface HandedIn {
  readonly name: string;
  readonly content: Uint8Array;
  /** The id of a member of staff. */
  readonly by: string;
}

const bounds = { milliseconds: 60_000, megabytes: 900 };
/** Entries that are written by one statement. */
const batchSize = 1000;

type TakingDeps = Pick<Deps, 'database' | 'db' | 'ids' | 'clock' | 'files' | 'jobs'>;

/**
 * Keeps a file of the bank and writes all its entries, or none; jobs judge them afterwards. The same file, or the same statement in
 * another file, adds nothing.
 */
export async function takeBankFile(
  deps: TakingDeps,
  { name, content, by }: HandedIn,
  ownIban: string,
  signal: AbortSignal,
): Promise<TakenBankFile> {
  const key = hash('sha256', content, 'hex');
  const before = await alreadyTaken(deps.db, key);
  if (before) return { ...before, name, isRepeat: true };
  const reading = await read(content, ownIban, signal);
  // Named by its content: a process that dies before the row is written leaves what the next try writes.
  const storedAs = `bank-file-${key}`;
  await deps.files.put(storedAs, content, 'application/octet-stream');
  return deps.database.transaction(async (tx) => {
    // One file after the other, whichever process takes it: two with the same statement are one statement.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank file'))`);
    const id = deps.ids.uuid();
    const fresh = 'unread' in reading ? reading : await withoutKnown(tx, reading.messages);
    const unread = 'unread' in fresh ? fresh.unread : null;
    const receivedAt = deps.clock.now().toISOString();
    const written = await tx
      .insert(bankFiles)
      .values({ id, hash: key, name, size: content.length, storedAs, unread, receivedAt, by })
      .onConflictDoNothing()
      .returning({ id: bankFiles.id });
    if (written.length === 0) {
      const meanwhile = await alreadyTaken(tx, key);
      if (!meanwhile) throw new Error('The file was taken and is gone');
      return { ...meanwhile, name, isRepeat: true };
    }
    if ('unread' in fresh) return { id, name, isRepeat: false, unread: fresh.unread };
    const jobs = [];
    for (const message of fresh.messages) jobs.push(...(await writeMessage(deps, tx, id, message)));
    await deps.jobs.enqueue(tx, jobs);
    return { id, name, isRepeat: fresh.messages.length === 0 };
  });
}

async function alreadyTaken(db: Deps['db'], key: string): Promise<Pick<TakenBankFile, 'id' | 'unread'> | undefined> {
  const [found] = await db
    .select({ id: bankFiles.id, unread: bankFiles.unread })
    .from(bankFiles)
    .where(eq(bankFiles.hash, key));
  return found && { id: found.id, ...(found.unread !== null && { unread: found.unread }) };
}

async function read(content: Uint8Array, ownIban: string, signal: AbortSignal): Promise<BankReading> {
  try {
    return await runTask('readBankMessage', { content, ownIban }, { ...bounds, signal });
  } catch (error) {
    if (error instanceof TaskEnded && error.reason !== 'aborted') return { unread: 'tooLarge' };
    throw error;
  }
}

const keyOf = (message: BankMessage) =>
  message.kind === 'pain002' ? `${message.kind} ${message.id}` : `${message.kind} ${message.iban} ${message.id}`;
const digestOf = (message: BankMessage) => hash('sha256', JSON.stringify(message), 'hex');

/** The messages that no other file brought; one with a known number and another content lets nothing of the file count. */
async function withoutKnown(
  tx: Tx,
  messages: readonly BankMessage[],
): Promise<{ readonly messages: readonly BankMessage[] } | { readonly unread: UnreadBankReason }> {
  const keys = messages.map(keyOf);
  const rows = await tx
    .select({ key: bankMessages.key, digest: bankMessages.digest })
    .from(bankMessages)
    .where(inArray(bankMessages.key, keys));
  const known = new Map(rows.map(({ key, digest }) => [key, digest]));
  const fresh: BankMessage[] = [];
  for (const message of messages) {
    const [key, digest] = [keyOf(message), digestOf(message)];
    const before = known.get(key);
    if (before !== undefined && before !== digest) return { unread: 'otherContent' };
    if (before === undefined) fresh.push(message);
    known.set(key, digest);
  }
  return { messages: fresh };
}

async function writeMessage(deps: TakingDeps, tx: Tx, fileId: string, message: BankMessage) {
  const id = deps.ids.uuid();
  const { kind, entries } = message;
  await tx.insert(bankMessages).values({
    ...{ id, fileId, kind, key: keyOf(message), number: message.id, digest: digestOf(message) },
    pending: message.kind === 'pain002' ? 0 : message.pending,
  });
  const jobs = [];
  for (let at = 0; at < entries.length; at += batchSize) {
    const rows = entries.slice(at, at + batchSize).map((entry, index) => ({
      ...{ messageId: id, number: at + index, entry },
      endToEndId: entry.endToEndId ?? null,
    }));
    const written = await tx.insert(bankEntries).values(rows).returning({ id: bankEntries.id });
    jobs.push(...planSettling(written.map((row) => row.id)));
  }
  return jobs;
}
