import { describe, expect, it } from 'vitest';
import type { StatusEntry } from '#domain/bank/bank-message.ts';
import { bankReasonIn, bankRefusalText, bankWordOf, reasonCodeOf } from '#domain/bank/bank-word.ts';
import { isAccountDoubtful, judgeStatus, type OrderedPayment } from '#domain/bank/match-entry.ts';
import { ownIban, statusReport } from '#tests/factories/bank-answer.ts';
import { readBankMessage } from './read-bank-message.ts';

const messageId = 'L-2026-000001';
const about = { messageId, paymentInfoId: `${messageId}-1` };
const endToEndId = 'Z-2026-000017';
const read = (file: string) => readBankMessage({ content: Buffer.from(file), ownIbans: [ownIban] });

async function entriesOf(file: string): Promise<StatusEntry[]> {
  const reading = await read(file);
  if ('unread' in reading) throw new Error(reading.unread);
  return reading.messages.flatMap((message) => (message.kind === 'pain002' ? [...message.entries] : []));
}
const payment: OrderedPayment = {
  ...{ endToEndId, amount: 100, payee: { holder: 'Kim Muster', iban: 'DE02500105170137075030' } },
  state: 'ordered',
};

/** What the check of a name finds, and why it waits. */
const findings = [
  ['RVNM', 'nameDiffers'],
  ['RVMC', 'nameClose'],
  ['RVNA', 'nameUnchecked'],
  ['RVNC', 'nameUnchecked'],
] as const;

describe.each(['03', '10', '11', '14'] as const)('an answer in version %s', (version) => {
  const report = (own: Omit<Parameters<typeof statusReport>[0], 'messageId' | 'version'>) =>
    statusReport({ version, messageId, ...own });
  const levels = {
    payment: (said: { status: string; reason?: string; info?: string }) => report({ rows: [{ endToEndId, ...said }] }),
    batch: (said: { status: string; reason?: string; info?: string }) => report({ rows: [said] }),
    group: (said: { status: string; reason?: string; info?: string }) => report({ group: said }),
  };

  describe.each(['payment', 'batch', 'group'] as const)('about the name, of the %s', (level) => {
    it.each(findings)('%s waits, as a state and as a reason, with the words of the bank', async (code, why) => {
      const info = 'Kim Peter Musterfrau';
      for (const said of [{ status: code }, { status: 'PDNG', reason: code }, { status: 'ACTC', reason: code }]) {
        const [entry, ...others] = await entriesOf(levels[level]({ ...said, info }));
        expect([entry?.bankWords, others]).toEqual([info, []]);
        expect(entry && judgeStatus(entry, payment)).toEqual({ kind: 'waits', why });
        expect(entry && bankWordOf(why, entry)).toMatch(/Kim Peter Musterfrau“\.$/);
      }
    });

    it('RCVC is nothing that waits', async () => {
      for (const said of [{ status: 'RCVC' }, { status: 'ACTC', reason: 'RCVC' }]) {
        const [entry] = await entriesOf(levels[level](said));
        expect(entry && judgeStatus(entry, payment)).toEqual({ kind: 'known' });
      }
    });
  });

  it('that explains its codes line by line gives each payment the lines of its own', async () => {
    const lines = [
      'RCVC Der Name stimmt überein.',
      'RVMC Der Name stimmt nahezu überein.',
      'RVNM Der Name stimmt nicht mit dem für diese IBAN hinter-',
      'RVNM legten überein. Die Autorisierung',
      'RVNM kann dazu führen, dass der Falsche das Geld bekommt.',
      'RVNA Der Name konnte nicht abgeglichen werden.',
    ];
    const rows = ['RVNM', 'RVMC', 'RVNA'].map((status, at) => ({ endToEndId: `${endToEndId}${at}`, status }));
    const explained = lines.join('</AddtlInf><AddtlInf>');
    const file = report({ rows, group: { status: 'RVCM', info: 'LINES' } }).replace('LINES', explained);
    const entries = await entriesOf(file);
    expect(entries.map(({ status, bankWords }) => [status, bankWords])).toEqual([
      [
        'RVNM',
        'Der Name stimmt nicht mit dem für diese IBAN hinterlegten überein. Die Autorisierung kann dazu führen, dass der Falsche das Geld bekommt.',
      ],
      // Words beside this one are the name that the bank knows.
      ['RVMC', undefined],
      ['RVNA', 'Der Name konnte nicht abgeglichen werden.'],
      ['RVCM', undefined],
    ]);
    const close = { ...rows[1], status: 'RVMC', info: 'Kim Peter Musterfrau' };
    const named = report({ rows: [close], group: { status: 'RVMC', info: 'LINES' } }).replace('LINES', explained);
    expect((await entriesOf(named)).map(({ bankWords }) => bankWords)).toEqual(['Kim Peter Musterfrau', undefined]);
  });

  it.each([
    ['RVMC', { RCVC: 7, RVMC: 0, RVNM: 1, RVNA: 0 }, 'RVNM', 'nameDiffers'],
    ['RVCM', { RCVC: 7, RVMC: 2, RVNM: 0, RVNA: 1 }, 'RVMC', 'nameClose'],
    ['RVCM', { RCVC: 7, RVMC: 0, RVNM: 0, RVNA: 1 }, 'RVNA', 'nameUnchecked'],
    ['RCVC', { RCVC: 7, RVMC: 1 }, 'RVMC', 'nameClose'],
    ['RVCM', { RCVC: 7 }, 'RVCM', 'nameDiffers'],
  ] as const)('that calls the whole %s and counts %j is about what fits least', async (status, counts, code, why) => {
    const counted = Object.entries(counts).map(
      ([name, many]) => `<NbOfTxsPerSts><DtldNbOfTxs>${many}</DtldNbOfTxs><DtldSts>${name}</DtldSts></NbOfTxsPerSts>`,
    );
    for (const level of ['group', 'batch'] as const) {
      const end = level === 'group' ? '</OrgnlGrpInfAndSts>' : '</OrgnlPmtInfAndSts>';
      const [entry] = await entriesOf(levels[level]({ status }).replace(end, `${counted.join('')}${end}`));
      expect(entry?.status).toBe(code);
      expect(entry && judgeStatus(entry, payment)).toEqual({ kind: 'waits', why });
    }
  });

  it('that gives a reason and no state of the payment is not lost', async () => {
    const given = (own: object) => report({ rows: [{ endToEndId, status: 'X', ...own }], group: { status: 'RJCT' } });
    const [refused] = await entriesOf(given({ reason: 'AC04' }).replace('<TxSts>X</TxSts>', ''));
    expect(refused).toEqual({ ...about, endToEndId, status: 'RJCT', reasonCode: 'AC04' });
    const [doubted] = await entriesOf(given({ reason: 'RVNM' }).replace('<TxSts>X</TxSts>', ''));
    expect(doubted).toMatchObject({ status: 'RVNM' });
  });

  it('tells of every reason, and goes on by the one that is about the account', async () => {
    const rows = [{ endToEndId, status: 'RJCT', reason: 'AM04', second: { reason: 'AC04', info: 'Konto erloschen' } }];
    const [entry] = await entriesOf(report({ rows }));
    expect(entry).toMatchObject({ reasonCode: 'AM04', otherReasons: ['AC04'], bankWords: 'Konto erloschen' });
    if (!entry) throw new Error('No entry');
    expect(bankRefusalText(entry)).toBe(
      'Die Deckung auf unserem Konto reichte nicht. (AM04) Das Konto ist aufgelöst. (AC04) Die Bank schreibt: „Konto erloschen“.',
    );
    expect(reasonCodeOf(entry)).toBe('AC04');
  });

  it('finds what is said of a name behind another reason', async () => {
    const rows = [{ endToEndId, status: 'PDNG', reason: 'NARR', info: 'Siehe unten', second: { reason: 'RVNM' } }];
    const [entry] = await entriesOf(report({ rows }));
    expect(entry && judgeStatus(entry, payment)).toEqual({ kind: 'waits', why: 'nameDiffers' });
    expect(entry && bankReasonIn(entry)).toMatch(/\(RVNM\).*\(NARR\)/);
  });

  it('says in the words of the bank what its code does not', async () => {
    const [entry] = await entriesOf(
      report({ rows: [{ endToEndId, status: 'RJCT', reason: 'NARR', info: 'Kontosperre' }] }),
    );
    expect(entry && bankRefusalText(entry)).toMatch(/in eigenen Worten.*„Kontosperre“/);
  });

  it('that names only the message is about all of it', async () => {
    expect(await entriesOf(report({ group: { status: 'RJCT', reason: 'FF01' } }))).toEqual([
      { messageId, status: 'RJCT', reasonCode: 'FF01' },
    ]);
    const rows = [{ status: 'RJCT', reason: 'FF01', paymentInfoId: 'NOTPROVIDED' }];
    expect(await entriesOf(report({ rows }))).toEqual([{ messageId, status: 'RJCT', reasonCode: 'FF01' }]);
  });

  it.each(['<OrgnlEndToEndId>NOTPROVIDED</OrgnlEndToEndId>', ''])(
    'about one payment that it does not name (%j) refuses none of the others',
    async (id) => {
      const named = report({ rows: [{ endToEndId, status: 'RJCT', reason: 'AC04' }] });
      const [entry] = await entriesOf(named.replace(`<OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>`, id));
      expect(entry).toMatchObject({ isUnnamed: true, status: 'RJCT' });
      expect(entry && judgeStatus(entry, payment)).toEqual({ kind: 'waits', why: 'unnamed' });
    },
  );

  it.each(['EBICS', 'pain.008.001.08', 'camt.055.001.08', 'pain.009'])(
    'to %s is no answer to transfers',
    async (name) => {
      const file = report({ group: { status: 'RJCT' } });
      const other = file.replace('>pain.001<', `>${name}<`);
      expect(await read(other)).toEqual({ unread: 'otherProtocol' });
    },
  );

  it.each(['pain.001.001.09', 'pain.001', 'PAIN.001.001.09', 'pain001'])('to %s is one', async (name) => {
    const file = report({ group: { status: 'RJCT' } }).replace('>pain.001<', `>${name}<`);
    expect(await entriesOf(file)).toHaveLength(1);
  });
});

describe('a reason for which money comes back', () => {
  const own =
    'RR01 RR02 RR03 AC02 AC05 AC10 AC13 BE04 BE05 BE07 AM01 AM02 AM04 AM05 AM07 AM10 AM14 AM21 AM23 CH03 CH21';
  const technical =
    'CN01 DS01 DS0H DT01 DT06 DU03 DUPL FF01 FF10 TA01 TD03 TM01 TS01 ID01 AB05 ED05 RC03 RF01 RR10 SL11';
  it.each(`${own} ${technical}`.split(' '))('%s lies with us or the banks, and doubts no account', (code) =>
    expect(isAccountDoubtful(code)).toBe(false),
  );
  const theirs = 'AC01 AC03 AC04 AC06 AC07 AC14 AG01 BE01 BE06 CUST MD07 MS02 MS03 RC01 NARR FOCR FR01 XYZ9';
  it.each(theirs.split(' '))('%s lets the account be looked at', (code) => expect(isAccountDoubtful(code)).toBe(true));
});
