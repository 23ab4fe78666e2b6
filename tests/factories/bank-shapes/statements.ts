import { strToU8, zipSync } from 'fflate';
import { message, type Ntry, type Stmt, type Version } from './dialect.ts';
import { advice, at, day, debit, type RunOfShape, type Shape, statement, sumOf } from './shape.ts';

const paid = { states: ['paid', 'paid'] } as const;
const otherIban = 'DE75512108001245126199';
let count = 0;
/** An id that one shape alone gives, as often as it likes. */
const newId = () => `FEST-${++count}`;

/** One payment each, in two statements that a bank tells apart by these fields alone. */
function apart(
  run: RunOfShape,
  version: Version,
  fields: readonly [Partial<Stmt>, Partial<Stmt>],
  make = statement,
): string[] {
  return fields.map((own, place) => make(version, [debit(run, place)], own));
}

const pages = (isLast: boolean, number: number) => ({ page: { number, isLast }, days: [day], moved: [-1] });

export const statements: readonly Shape[] = [
  {
    ...{ name: 'pages of one statement, each with the balances of the whole', ...paid },
    files: (run, version) => {
      const own = { id: newId(), moved: [-sumOf(run)], number: 7 };
      return apart(run, version, [
        { ...own, page: { number: 1, isLast: false } },
        { ...own, page: { number: 2, isLast: true } },
      ]);
    },
  },
  {
    ...{ name: 'pages of one statement, the last one first', ...paid },
    files: (run, version) => {
      const own = { id: newId() };
      return apart(run, version, [
        { ...own, ...pages(true, 2) },
        { ...own, ...pages(false, 1) },
      ]);
    },
  },
  {
    ...{ name: 'a page once more in another file', ...paid },
    files: (run, version) => {
      const own = { id: newId(), ...pages(false, 1) };
      return [...apart(run, version, [own, { ...own, ...pages(true, 2) }]), statement(version, [debit(run, 0)], own)];
    },
  },
  {
    ...{ name: 'the same id each day, told apart by its number', ...paid },
    files: (run, version) => {
      const own = { id: newId() };
      return apart(run, version, [
        { ...own, number: 1 },
        { ...own, number: 2 },
      ]);
    },
  },
  {
    ...{ name: 'the same id each day, told apart by its days', ...paid },
    files: (run, version) => {
      const own = { id: newId() };
      return apart(run, version, [
        { ...own, days: ['2026-12-22'] },
        { ...own, days: ['2026-12-23'] },
      ]);
    },
  },
  {
    ...{ name: 'the same id of every advice, without number and days', ...paid },
    files: (run, version) => {
      const own = { id: newId() };
      return apart(run, version, [own, own], advice);
    },
  },
  {
    ...{ name: 'two statements in one message', ...paid },
    files: (run, version) => [
      message(version, { days: [day], entries: [debit(run, 0)] }, { days: ['2026-12-23'], entries: [debit(run, 1)] }),
    ],
  },
  {
    ...{ name: 'a statement of another account in the same message', ...paid, waits: ['otherAccount'] },
    files: (run, version) => [
      message(
        version,
        { iban: otherIban, days: [day], entries: [{ amount: 5_00 }] },
        { days: [day], entries: [debit(run, 0), debit(run, 1)] },
      ),
    ],
  },
  {
    ...{ name: 'a statement of the same account in another money', ...paid, waits: ['otherAccount'] },
    files: (run, version) => [
      message(
        version,
        { days: [day], entries: [debit(run, 0), debit(run, 1)] },
        { money: 'USD', days: [day], entries: [{ amount: 5_00, money: 'USD' }] },
      ),
    ],
  },
  {
    ...{ name: 'another account alone', states: ['ordered', 'ordered'], unread: [`otherAccount: ${otherIban}`] },
    files: (run, version) => [statement(version, [debit(run, 0)], { iban: otherIban })],
  },
  {
    ...{ name: 'an archive of statements', ...paid },
    files: (run, version) => {
      const [one = '', two = ''] = apart(run, version, [{}, {}]);
      return [zipSync({ 'a/1.xml': strToU8(one), 'a/2.xml': strToU8(two), 'lies.txt': strToU8('Hinweis') })];
    },
  },
  {
    ...{ name: 'an archive of which one file is broken', states: ['paid', 'ordered'] },
    unread: ['incomplete: Auszug 1, Umsatz 1, BookgDt'],
    files: (run, version) => {
      const [one = '', two = ''] = apart(run, version, [{}, {}]);
      const broken = two.replace(/<BookgDt>.*<\/ValDt>/, '');
      return [zipSync({ '1.xml': strToU8(one), '2.xml': strToU8(broken) })];
    },
  },
  {
    ...{ name: 'an archive of nothing that is read', states: ['ordered', 'ordered'], unread: ['zipUnread'] },
    files: () => [zipSync({ 'lies.txt': strToU8(`Hinweis ${newId()}`) })],
  },
  {
    ...{ name: 'a booking without a side', states: ['ordered', 'ordered'] },
    unread: ['incomplete: Auszug 1, Umsatz 2, CdtDbtInd'],
    files: (run, version) => [
      statement(version, [debit(run, 0), debit(run, 1)], { days: [] }).replace(
        /(.*)<CdtDbtInd>DBIT<\/CdtDbtInd>/,
        (_all, before) => before,
      ),
    ],
  },
  {
    ...{ name: 'several days in one statement, each with its balances', ...paid },
    files: (run, version) => {
      const moved = [-at(run, 0).amount, -at(run, 1).amount];
      const entries = [debit(run, 0), debit(run, 1, { day: '2026-12-23' })];
      return [statement(version, entries, { days: ['2026-12-22', '2026-12-23'], moved })];
    },
  },
  {
    ...{ name: 'an end that leaves out what counts from the next day', ...paid },
    files: (run, version) => {
      const entries = [debit(run, 0), debit(run, 1, { valueDay: '2026-12-23' })];
      return [statement(version, entries, { moved: [-at(run, 0).amount] })];
    },
  },
  {
    ...{ name: 'a statement of which a booking is missing', states: ['ordered', 'ordered'] },
    unread: ['balanceDiffers: Auszug 1'],
    files: (run, version) => [statement(version, [debit(run, 0)], { moved: [-sumOf(run)] })],
  },
  {
    ...{ name: 'bookings with the day from which they count alone', ...paid },
    files: (run, version) => [
      statement(version, [debit(run, 0, { valueDayOnly: true }), debit(run, 1, { valueDayOnly: true })]),
    ],
  },
  {
    ...{ name: 'a known number with other bookings', states: ['paid', 'ordered'] },
    unread: ['otherContent: Auszug '],
    files: (run, version) => {
      const own = { id: newId(), number: 4 };
      return apart(run, version, [own, own]);
    },
  },
  {
    ...{ name: 'the same statement in another file', ...paid },
    files: (run, version) => {
      const file = statement(version, [debit(run, 0), debit(run, 1)], { id: newId(), number: 3 });
      return [file, `${file}<!-- noch einmal -->`];
    },
  },
];

const refs = (run: RunOfShape): Partial<Ntry>[] => [0, 1].map((place) => debit(run, place));

export const order: readonly Shape[] = [
  {
    ...{ name: 'the advice before the statement', ...paid },
    files: (run, version) => [
      advice(version, [debit(run, 0), debit(run, 1)]),
      statement(version, [debit(run, 0), debit(run, 1)]),
    ],
  },
  {
    ...{ name: 'the statement before the advice', ...paid },
    files: (run, version) => [
      statement(version, [debit(run, 0), debit(run, 1)]),
      advice(version, [debit(run, 0), debit(run, 1)]),
    ],
  },
  {
    ...{ name: 'the same statement in two versions', ...paid },
    files: (run) => {
      const own = { id: newId(), number: 9 };
      const entries = [debit(run, 0), debit(run, 1)];
      return [statement('02', entries, own), statement('08', entries, own)];
    },
  },
  {
    ...{ name: 'the same statement in two versions under ids of their own', ...paid },
    files: (run) => [statement('08', [debit(run, 0), debit(run, 1)]), statement('02', [debit(run, 0), debit(run, 1)])],
  },
  {
    ...{ name: 'the same statement in two versions, its batch told in one of them alone', ...paid },
    files: (run) => {
      const own = { id: newId(), number: 10 };
      const details = run.payments.map(({ endToEndId, amount }) => ({ id: endToEndId, amount }));
      const whole = { amount: sumOf(run), batch: { messageId: run.number } };
      return [statement('02', [whole], own), statement('08', [{ amount: sumOf(run), details }], own)];
    },
  },
  {
    ...{ name: 'a booking of the same payment twice, each under a number of its own', waits: ['twice'] },
    states: ['paid', 'ordered'],
    files: (run, version) => [
      statement(version, [debit(run, 0)]),
      statement(version, [{ ...refs(run)[0], amount: at(run, 0).amount, reference: 'B-2' }]),
    ],
  },
];
