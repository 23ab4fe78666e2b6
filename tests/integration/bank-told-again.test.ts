import { inArray } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankCalls, bankStatementsSchema, takenBankFilesSchema } from '#contract/money/bank-statements.ts';
import { payoutCalls } from '#contract/money/payouts.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { bankStatement } from '#tests/factories/bank-answer.ts';
import { message } from '#tests/factories/bank-shapes/dialect.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { orderedRun as storeRun } from '#tests/support/ordered-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const orderedRun = (amounts: readonly number[] = [100_00, 250_00]) => storeRun(test, amounts);

async function upload(name: string, content: string | Uint8Array) {
  test.clock.advance({ minutes: 1 });
  const taken = await succeed(desk.upload(bankCalls.upload, [{ name, content: Buffer.from(content) }]));
  const { files } = takenBankFilesSchema.parse(taken);
  await test.runJobs();
  return files;
}
const shown = async () => bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list)));
async function statesOf(payments: readonly { readonly id: string }[]) {
  const ids = payments.map(({ id }) => id);
  const rows = await test.deps.db.select().from(payouts).where(inArray(payouts.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
}

it('a batch that waits is paid as soon as somebody says which payment of it was not carried out', async () => {
  const { number, payments } = await orderedRun([100_00, 250_00, 70_00]);
  const last = payments[2];
  const batch = { messageId: number, paymentInfoId: `${number}-1` };
  await upload('1.xml', bankStatement({ id: 'SAMMLER', bookings: [{ payments: payments.slice(0, 2), batch }] }));
  expect((await shown()).waiting).toMatchObject([{ waitsFor: 'batchDiffers', runs: [{ number, payments: 3 }] }]);
  await succeed(desk.post(payoutCalls.withdraw, { payoutId: last?.id, reason: 'Die Bank hat sie abgelehnt' }));
  await test.runJobs();
  expect((await shown()).waiting).toEqual([]);
  expect(await statesOf(payments)).toEqual(['paid', 'paid', 'notExecuted']);
});

it('each file of an archive stands for itself, under the name of both, and as it came', async () => {
  const { payments } = await orderedRun();
  const [first, last] = payments.map((payment, at) =>
    bankStatement({ id: `ARCHIV-${at}`, bookings: [{ payments: [payment] }] }),
  );
  const broken = last?.replace('<CdtDbtInd>DBIT</CdtDbtInd>', '') ?? '';
  const archive = zipSync({ 'eins.xml': strToU8(first ?? ''), 'zwei.xml': strToU8(broken) });
  const place = { unread: 'incomplete', unreadAt: 'Auszug 1, Umsatz 1, CdtDbtInd' };
  const files = await upload('auszuege.zip', archive);
  expect(files).toMatchObject([{ name: 'auszuege.zip/eins.xml' }, { name: 'auszuege.zip/zwei.xml', ...place }]);
  expect(await statesOf(payments)).toEqual(['paid', 'ordered']);
  const [one, two] = (await shown()).files;
  expect([one?.paid, two]).toMatchObject([1, place]);
  const answer = await desk.get(bankCalls.file(files[0]?.id ?? ''));
  expect(answer.body).toBe(first);
  expect(await upload('auszuege.zip', archive)).toMatchObject([{ isRepeat: true }, { isRepeat: true, ...place }]);
});

it('a statement of another account is laid aside, and linked to nothing', async () => {
  const { payments } = await orderedRun();
  const [first] = payments;
  const other = { iban: 'DE02500105170137075030', entries: [{ amount: 1 }, { amount: 2 }] };
  await upload(
    '1.xml',
    message('08', other, { entries: [{ amount: 100_00, details: [{ id: first?.endToEndId ?? '' }] }] }),
  );
  const [entry] = (await shown()).waiting;
  expect(entry).toMatchObject({ waitsFor: 'otherAccount', isOfTheRest: false });
  expect(entry?.otherAccount).toEqual({ account: 'DE02500105170137075030', size: 2 });
  const linked = { entryId: entry?.id, endToEndId: first?.endToEndId, reason: 'Verglichen' };
  expect((await desk.post(bankCalls.link, linked)).json()).toMatchObject({ code: 'bankEntryOtherAccount' });
  await succeed(desk.post(bankCalls.dismiss, { entryIds: [entry?.id], reason: 'Anderes Konto' }));
  expect((await shown()).waiting).toEqual([]);
  expect(await statesOf(payments)).toEqual(['paid', 'ordered']);
});
