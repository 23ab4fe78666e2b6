import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Numbers, numbersSchema } from '#contract/desk/desk-numbers.ts';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { deskReads } from '#server/ssr/desk-reads.ts';
import { countedLogs } from '#tests/factories/counted-logs.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { allLogs } from '#tests/support/all-logs.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const agreed = ['acceptBid'] as const;
const toTested: readonly CommandType[] = [
  ...(['submitAddresses', 'linkOrder', 'verifyData', 'sendShippingLabel', 'dispatchGoods'] as const),
  ...(['confirmScopeOfSupply', 'startDeletion', 'finishDeletion', 'startTesting', 'finishTesting'] as const),
];

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  await tellChoices();
  await tellStories();
  await tellObjection();
  desk = await signInStaff(test);
});
afterAll(() => test.close());

/** A sale of its own, step by step at instants of our choosing. */
function sale() {
  const offerId = newOfferId();
  const own = ownCommand(offerId, `${offerId.slice(-8)}@example.org`);
  return async (at: string, types: readonly CommandType[], by?: string, change = unchanged) => {
    test.clock.set(at);
    await playCommands(test, offerId, (command) => change(own(command)), types, by);
  };
}

const unchanged = (command: Command): Command => command;
/** A bid whose lines may be sold one by one; of it, the seller takes the three servers, or names a price for them. */
const optional = (command: Command): Command =>
  command.type === 'submitBid' ? { ...command, linesOptional: true } : command;
const chosenAt =
  (counterbid: number) =>
  (command: Command): Command =>
    command.type === 'submitCounterbid' ? { ...command, counterbid, itemIds: ['item-1'] } : command;

/** Of both lines some units may lack their power supply, and do: one sale, whatever how many of its lines say so. */
const withoutSupplies = (command: Command): Command => {
  const name = 'ohne Netzteil';
  if (command.type === 'submitBid') {
    const lines = command.lines.map((line) =>
      line.itemId === 'item-2' ? { ...line, deductions: [{ name, amount: 500 }] } : line,
    );
    return { ...command, lines };
  }
  if (command.type !== 'adjustBid') return command;
  const one = { name, units: 1, evidence: ['foto-2'] };
  return {
    ...command,
    lines: command.lines.map((line) => (line.itemId === 'item-2' ? { ...line, deductions: [one] } : line)),
  };
};

/** In November, each with lines that may be chosen: 1.920,00 € are bid for the servers. */
async function tellChoices(): Promise<void> {
  const bid = async () => {
    const story = sale();
    await story('2026-11-10T09:00:00.000Z', ['submitOffer', 'submitBid'], 'Einkauf', optional);
    return story;
  };
  const at = '2026-11-11T09:00:00.000Z';
  const plain = await bid();
  await plain(at, ['submitCounterbid'], undefined, chosenAt(192_000));

  const dearer = await bid();
  await dearer(at, ['submitCounterbid'], undefined, chosenAt(200_000));
  await dearer(at, ['acceptCounterbid'], 'Einkauf');

  const whole = await bid();
  await whole(at, ['submitCounterbid', 'acceptCounterbid'], 'Einkauf');

  const bidAnew = await bid();
  await bidAnew(at, ['submitCounterbid', 'submitBid'], 'Einkauf', optional);
  // The second bid is a cent more for each unit.
  await bidAnew(at, ['submitCounterbid'], undefined, chosenAt(192_003));
}

/** Five inquiries of two months; 1.945,00 € is bid for each. */
async function tellStories(): Promise<void> {
  const atOnce = sale();
  await atOnce('2026-09-30T21:30:00.000Z', ['submitOffer', 'submitBid'], 'Preisbuch Fassung 3');
  await atOnce('2026-10-02T09:00:00.000Z', [...agreed, ...toTested]);
  await atOnce('2026-10-05T09:00:00.000Z', ['skipAdjustingBid', 'addCreditNote', 'finishOffer']);
  await atOnce('2026-10-07T09:00:00.000Z', ['complete']);

  const adjusted = sale();
  // Half past midnight in Berlin: the first of October there.
  await adjusted('2026-09-30T22:30:00.000Z', ['submitOffer']);
  await adjusted('2026-10-01T00:30:00.000Z', ['submitBid'], 'Einkauf', withoutSupplies);
  await adjusted('2026-10-06T09:00:00.000Z', [...agreed, ...toTested]);
  await adjusted(
    '2026-10-08T09:00:00.000Z',
    ['adjustBid', 'acceptAdjustedBid', 'addCreditNote', 'finishOffer'],
    undefined,
    withoutSupplies,
  );
  await adjusted('2026-10-20T09:00:00.000Z', ['complete']);

  const countered = sale();
  await countered('2026-10-10T09:00:00.000Z', ['submitOffer']);
  await countered('2026-10-10T15:00:00.000Z', ['submitBid', 'submitCounterbid', 'declineCounterbid'], 'Einkauf');

  const lapsed = sale();
  await lapsed('2026-10-11T09:00:00.000Z', ['submitOffer']);
  await lapsed('2026-10-11T10:00:00.000Z', ['submitBid'], 'Einkauf');

  const waiting = sale();
  await waiting('2026-10-12T09:00:00.000Z', ['submitOffer']);
  test.clock.set('2026-12-30T09:00:00.000Z');
}

/** In December: its seller asks for the money, objects to the paper, and asks for it once more. */
async function tellObjection(): Promise<void> {
  const objected = sale();
  await objected('2026-12-01T09:00:00.000Z', ['submitOffer', 'submitBid', ...agreed, ...toTested], 'Einkauf');
  await objected('2026-12-03T09:00:00.000Z', ['skipAdjustingBid', 'addCreditNote', 'finishOffer']);
  const anew = (command: Command): Command =>
    JSON.parse(JSON.stringify(command).replace(/GS-2026-(\d+)/, 'GS-2027-$1'));
  await objected('2026-12-04T09:00:00.000Z', ['objectToCreditNote', 'submitAddresses']);
  // The hold for the other account of the form is over by then.
  await objected('2026-12-07T09:00:00.000Z', ['addCreditNote', 'finishOffer'], undefined, anew);
  await objected('2026-12-08T09:00:00.000Z', ['complete']);
  test.clock.set('2026-12-30T09:00:00.000Z');
}

const read = async (from: string, to: string): Promise<Numbers> =>
  numbersSchema.parse(await succeed(desk.get(`${deskApi.numbers}?from=${from}&to=${to}`)));

describe('the numbers of the house', () => {
  it('count each inquiry in its month in Berlin, what was priced at once, and how long a person took', async () => {
    const { months } = await read('2026-09', '2026-10');
    expect(months.map(({ month, figures }) => [month, figures.inquiries, figures.atOnce])).toEqual([
      ['2026-09', 1, 1],
      ['2026-10', 4, 0],
    ]);
    // Two hours, six and one.
    expect(months[1]?.figures.waiting).toEqual({ median: 120, nineOfTen: 360 });
    expect(months[0]?.figures).not.toHaveProperty('waiting');
  });

  it('tell how inquiries with a bid ended: a bid whose day is over has', async () => {
    const { total } = await read('2026-09', '2026-10');
    expect(total).toMatchObject({ withBid: 4, accepted: 2, ended: 2, open: 0, counterbids: 1, counterbidsAccepted: 0 });
  });

  it('hold every price that its seller named for a counterbid, and for accepted those that were: lines taken at the price of the bid are a choice', async () => {
    const { total } = await read('2026-11', '2026-11');
    expect(total).toMatchObject({ inquiries: 4, accepted: 4, counterbids: 3, counterbidsAccepted: 2 });
  });

  it('tell which prices were adjusted, by what on the sheet, and whose bids they were', async () => {
    const { total, findings, bidders } = await read('2026-10', '2026-10');
    expect(total).toMatchObject({ settled: 2, adjusted: 1 });
    expect(findings).toEqual([{ name: 'ohne Netzteil', sales: 1, units: 3, amount: 105 }]);
    expect(bidders).toEqual([
      { name: 'Einkauf', settled: 1, adjusted: 1, amount: 105 },
      { name: 'Preisbuch Fassung 3', settled: 1, adjusted: 0, amount: 0 },
    ]);
  });

  it('hold a payment for punctual by the working days that were promised, and sum what was agreed and paid', async () => {
    const { total, values } = await read('2026-10', '2026-10');
    expect(total).toMatchObject({ paid: 2, promised: 2, onTime: 1, agreedAmount: 3_890, paidAmount: 1_945 + 1_840 });
    expect(values).toEqual([{ month: '2026-10', category: 'Frei beschrieben', amount: 3_890 }]);
  });

  it('hold a sale for paid once whose seller asked for the money twice', async () => {
    const { total } = await read('2026-12', '2026-12');
    expect(total).toMatchObject({ inquiries: 1, paid: 1, promised: 1, onTime: 1, paidAmount: 1_945 });
  });

  it('are what the raw events say, counted one by one', async () => {
    const months = ['2026-09', '2026-10', '2026-11', '2026-12'];
    const now = test.clock.now().toISOString();
    const counted = countedLogs(await allLogs(test), months, test.deps.catalogue.catalogue, now);
    expect(await read('2026-09', '2026-12')).toMatchObject(counted);
  });

  it('are empty where nothing happened', async () => {
    const { total, findings, bidders, values } = await read('2025-01', '2025-12');
    expect({ ...total, findings, bidders, values }).toMatchObject({
      ...{ inquiries: 0, paid: 0, agreedAmount: 0 },
      ...{ findings: [], bidders: [], values: [] },
    });
  });

  it('can be taken along as a table for a spreadsheet', async () => {
    const file = await desk.get(`${deskApi.numbersFile}?from=2026-10&to=2026-10&table=findings`);
    expect(file.body).toBe('\ufeffGrund;Verkäufe;Geräte;Abzug €\r\nohne Netzteil;1;3;105,00\r\n');
    const months = await desk.get(`${deskApi.numbersFile}?from=2026-10&to=2026-10&table=months`);
    expect(months.body.split('\r\n').map((line) => line.split(';').length)).toEqual([18, 18, 18, 1]);
  });

  it('are rendered for those alone who may read them, and nothing else is', async () => {
    const answer = deskReads(test.deps);
    const call = `${deskApi.numbers}?from=2026-10&to=2026-10`;
    const member = (roles: StaffMember['roles'], stage: StaffMember['stage'] = 'open'): StaffMember => ({
      ...{
        id: 'x',
        email: 'x@example.org',
        name: '',
        endsAt: '',
        roles,
        groups: [],
        stage,
        hasSecondFactor: true,
        mayPutOff: false,
      },
    });
    expect(await answer(call, member(['buyer']))).toEqual(await read('2026-10', '2026-10'));
    for (const other of [undefined, member(['warehouse']), member(['admin'], 'code')]) {
      await expect(answer(call, other)).rejects.toMatchObject({ statusCode: 404 });
    }
    await expect(answer(deskApi.queue, member(['admin']))).rejects.toMatchObject({ statusCode: 404 });
  });

  it('are refused backwards and over more than three years', async () => {
    for (const query of ['from=2026-10&to=2026-09', 'from=2023-01&to=2026-12', 'from=2026-13&to=2026-13']) {
      expect((await desk.get(`${deskApi.numbers}?${query}`)).statusCode).toBe(400);
    }
  });
});
