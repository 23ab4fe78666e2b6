import { hash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { TakenBankFile } from '#contract/money/bank-statements.ts';
import type { BankMessage, BankReading, BankRefusal, KeptEntry } from '#domain/bank/bank-message.ts';
import type { Tx } from '#server/db/client.ts';
import { bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { runTask } from '#server/workers/run-task.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import { keptRefusal, shownRefusal } from './kept-refusal.ts';
import type { ReadFile } from './read-bank-files.ts';
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
 * Keeps a file of the bank, or each of a ZIP, and writes all its entries, or none; jobs judge them afterwards. The same file, or the same
 * statement in another file, adds nothing.
 */
export async function takeBankFile(
  deps: TakingDeps,
  handedIn: HandedIn,
  ownIbans: readonly string[],
  signal: AbortSignal,
): Promise<TakenBankFile[]> {
  const { name, content, by } = handedIn;
  const before = await alreadyTaken(deps.db, hash('sha256', content, 'hex'));
  if (before) return [{ ...before, name, isRepeat: true }];
  const taken: TakenBankFile[] = [];
  for (const { inside, reading } of await read(content, ownIbans, signal)) {
    const file = inside === undefined ? handedIn : { by, name: `${name}/${inside.name}`, content: inside.content };
    taken.push(await keepReading(deps, file, reading));
  }
  return taken;
}

/** Keeps one file with what was read of it. */
export async function keepReading(
  deps: TakingDeps,
  { name, content, by }: HandedIn,
  reading: BankReading,
): Promise<TakenBankFile> {
  const key = hash('sha256', content, 'hex');
  // Named by its content: a process that dies before the row is written leaves what the next try writes.
  const storedAs = `bank-file-${key}`;
  await deps.files.put(storedAs, content, 'application/octet-stream');
  return deps.database.transaction(async (tx) => {
    // One file after the other, whichever process takes it: two with the same statement are one statement.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank file'))`);
    const id = deps.ids.uuid();
    const fresh = 'unread' in reading ? reading : await withoutKnown(tx, reading.messages);
    const unread = 'unread' in fresh ? keptRefusal(fresh) : null;
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
    if (unread !== null) return { id, name, isRepeat: false, ...shownRefusal(unread) };
    const messages = 'unread' in fresh ? [] : fresh.messages;
    const jobs = [];
    for (const message of messages) jobs.push(...(await writeMessage(deps, tx, id, message)));
    await deps.jobs.enqueue(tx, jobs);
    return { id, name, isRepeat: messages.length === 0 };
  });
}

async function alreadyTaken(
  db: Deps['db'],
  key: string,
): Promise<Pick<TakenBankFile, 'id' | 'unread' | 'unreadAt'> | undefined> {
  const [found] = await db
    .select({ id: bankFiles.id, unread: bankFiles.unread })
    .from(bankFiles)
    .where(eq(bankFiles.hash, key));
  return found && { id: found.id, ...(found.unread !== null && shownRefusal(found.unread)) };
}

async function read(content: Uint8Array, ownIbans: readonly string[], signal: AbortSignal): Promise<ReadFile[]> {
  try {
    return await runTask('readBankFiles', { content, ownIbans }, { ...bounds, signal });
  } catch (error) {
    if (error instanceof TaskEnded && error.reason !== 'aborted') return [{ reading: { unread: 'tooLarge' } }];
    throw error;
  }
}

function keyOf(message: BankMessage): string {
  if (message.kind === 'pain002') return `${message.kind} ${message.id}`;
  const account = 'otherAccount' in message ? message.otherAccount : message.iban;
  // A statement without any number or day is told apart by all that it tells.
  const series = message.series.length > 200 ? hash('sha256', message.series, 'hex') : message.series;
  return `${message.kind} ${account} ${message.id} ${series}`.trim();
}

/** The same statement in two versions tells its payments differently, but never its bookings. */
function digestOf(message: BankMessage): string {
  const core = 'bookings' in message ? [message.kind, message.iban, message.bookings] : message;
  return hash('sha256', JSON.stringify(core), 'hex');
}

/** The messages that no other file brought; one with a known number and another content lets nothing of the file count. */
async function withoutKnown(
  tx: Tx,
  messages: readonly BankMessage[],
): Promise<{ readonly messages: readonly BankMessage[] } | BankRefusal> {
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
    if (before !== undefined && before !== digest) return { unread: 'otherContent', place: `Auszug ${message.id}` };
    if (before === undefined) fresh.push(message);
    known.set(key, digest);
  }
  return { messages: fresh };
}

async function writeMessage(deps: TakingDeps, tx: Tx, fileId: string, message: BankMessage) {
  const id = deps.ids.uuid();
  const { kind } = message;
  const entries: readonly KeptEntry[] =
    'entries' in message ? message.entries : [{ otherAccount: message.otherAccount, size: message.size }];
  await tx.insert(bankMessages).values({
    ...{ id, fileId, kind, key: keyOf(message), number: message.id, digest: digestOf(message) },
    pending: 'pending' in message ? message.pending : 0,
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
