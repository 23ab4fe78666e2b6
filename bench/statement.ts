import { readBankMessage } from '#server/bank/read-bank-message.ts';
import { settleEntries } from '#server/bank/settle-entry.ts';
import { keepReading } from '#server/bank/take-bank-file.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { readXml } from '#server/xml/read-xml.ts';
import { bankStatement, ownIban } from '#tests/factories/bank-answer.ts';
import { median } from './median.ts';
import { noteRatio } from './ratios.ts';

const entries = 50_000;
const rounds = 3;
const aim = 3;
/** Entries that one job judges. */
const atOnce = 250;

/** A statement of 50,000 entries read, kept and matched against all payments of the house, beside the bare parse of the same bytes. */
export async function benchStatement(deps: Deps): Promise<void> {
  const bounds = { bytes: 2 ** 28, nodes: 10_000_000 };
  const times: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const content = Buffer.from(statementOf(round));
    let started = performance.now();
    if ('unread' in readXml(content, bounds)) throw new Error('Not parsed');
    const floor = performance.now() - started;
    started = performance.now();
    const reading = await readBankMessage({ content, ownIbans: [ownIban] });
    const { unread } = await keepReading(deps, { name: 'auszug.xml', content, by: 'somebody' }, reading);
    if (unread !== undefined) throw new Error(unread);
    const rows = await deps.db.select({ id: bankEntries.id }).from(bankEntries).orderBy(bankEntries.id);
    const ids = rows.map(({ id }) => id).slice(-entries);
    for (let at = 0; at < ids.length; at += atOnce)
      await settleEntries({ ...deps, reactionsTo: () => [] }, { entryIds: ids.slice(at, at + atOnce) });
    times.push({ ours: performance.now() - started, floor });
  }
  const [ours, floor] = [median(times.map((one) => one.ours)), median(times.map((one) => one.floor))];
  noteRatio('statement matched to its bare parse', ours / floor);
  console.log(
    `money        a statement of ${entries} entries read, kept and matched in ${(ours / 1_000).toFixed(1)} s, ${(ours / floor).toFixed(1)} × its bare parse (${(floor / 1_000).toFixed(1)} s, aim ${aim} ×)`,
  );
}

function statementOf(round: number): string {
  const bookings = Array.from({ length: entries }, (_none, at) => ({
    payments: [
      {
        ...(at % 2 === 0 && { endToEndId: `RE-${round}-${at}` }),
        ...{ amount: 1_000 + at, name: 'Kim Beispiel', iban: 'DE02500105170137075030', purpose: `Rechnung ${at}` },
      },
    ],
    reference: `B-${round}-${at}`,
  }));
  return bankStatement({ id: `AUSZUG-${round}`, bookings, opening: 1_000_000_000_00 });
}
