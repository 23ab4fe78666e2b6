import {
  advice,
  at,
  credit,
  debit,
  incoming,
  names,
  payee,
  type RunOfShape,
  type Shape,
  statement,
  sumOf,
} from './shape.ts';

const paid = { states: ['paid', 'paid'] } as const;
const open = { states: ['ordered', 'ordered'] } as const;
const first = (run: RunOfShape) => at(run, 0).endToEndId;
const number = (run: RunOfShape) => run.number;
/** What the books have of a run, each payment on its own. */
const books = (run: RunOfShape) => run.payments.map(({ amount }) => `payment ${amount} 2026-12-22`);
const noId = { id: 'NOTPROVIDED' };

/** A run that left in one sum: found, and all of it paid. */
const found: readonly Shape[] = [
  { name: 'named by its part', own: (run: RunOfShape) => ({ batch: { paymentInfoId: names(run).paymentInfoId } }) },
  { name: 'named by its part, file and number', own: (run: RunOfShape) => ({ batch: names(run) }) },
  { name: 'named by its file alone', own: (run: RunOfShape) => ({ batch: { messageId: run.number } }) },
  {
    name: 'its part under a number of the bank, its file under ours',
    own: (run: RunOfShape) => ({ batch: { messageId: run.number, paymentInfoId: 'BANK-4711' } }),
  },
  {
    name: 'in one detail without an id that names its part',
    own: (run: RunOfShape) => ({ details: [{ ...noId, paymentInfoId: names(run).paymentInfoId }] }),
  },
  {
    name: 'in one detail without an id that names its file',
    own: (run: RunOfShape) => ({ details: [{ ...noId, messageId: run.number, amount: sumOf(run) }] }),
  },
  { name: 'without a name, by sum and day', own: () => ({}) },
  { name: 'without a name, with one detail without an id', own: () => ({ details: [noId] }) },
  {
    name: 'under numbers of the bank alone, by sum, day and number',
    own: () => ({ batch: { messageId: 'BANK-1', paymentInfoId: 'BANK-2', payments: 2 } }),
  },
  {
    name: 'with the details of one payment alone',
    own: (run: RunOfShape) => ({ batch: names(run), details: [{ id: first(run), amount: at(run, 0).amount }] }),
  },
  {
    name: 'with the details of one payment alone, and no name',
    own: (run: RunOfShape) => ({ batch: { payments: 2 }, details: [{ id: first(run), amount: at(run, 0).amount }] }),
  },
  {
    name: 'with details in the money of the other side',
    own: (run: RunOfShape) => ({
      batch: { messageId: run.number },
      details: run.payments.map(() => ({ ...noId, amount: 1_00, money: 'USD' })),
    }),
  },
  {
    name: 'with each payment under our ids',
    own: (run: RunOfShape) => ({ details: run.payments.map(({ endToEndId, amount }) => ({ id: endToEndId, amount })) }),
  },
  {
    name: 'with some payments under our ids, and others by their accounts',
    own: (run: RunOfShape) => ({
      batch: names(run),
      details: run.payments.map(({ endToEndId, amount }, place) => ({
        ...{ id: place === 0 ? endToEndId : 'NOTPROVIDED', amount, creditor: payee },
      })),
    }),
  },
  {
    name: 'with no payment under our ids, each by amount and account',
    own: (run: RunOfShape) => ({
      batch: names(run),
      details: run.payments.map(({ amount }) => ({ ...noId, amount, creditor: payee })),
    }),
  },
].map(({ name, own }) => ({
  ...{ name: `a batch ${name}`, ...paid, books },
  files: (run, version) => [statement(version, [{ amount: sumOf(run), ...own(run) }])],
}));

/** What is not sure is offered, and a wrong link refused. */
const offered: readonly Shape[] = [
  {
    ...{ name: 'a batch by its sum on another day', ...paid, waits: ['foreign'] },
    ...{ offers: number, link: number },
    files: (run, version) => [statement(version, [{ amount: sumOf(run), day: '2026-12-29' }])],
  },
  {
    ...{ name: 'a batch by its sum that two runs have', ...open, hasOther: true, waits: ['foreign'], offers: number },
    files: (run, version) => [statement(version, [{ amount: sumOf(run) }])],
  },
  {
    ...{ name: 'a sum of which the bank says another number', ...open, waits: ['foreign'], offers: number },
    files: (run, version) => [statement(version, [{ amount: sumOf(run), batch: { payments: 3 } }])],
  },
  {
    ...{ name: 'the sum of a run of one payment', many: 1, states: ['ordered'], waits: ['foreign'], offers: first },
    files: (run, version) => [statement(version, [{ amount: sumOf(run) }])],
  },
  {
    ...{ name: 'a sum that went to one account', ...open, waits: ['foreign'], offers: number },
    files: (run, version) => [
      statement(version, [
        { amount: sumOf(run), details: [{ ...noId, creditor: { name: 'Vermieter', iban: payee.iban } }] },
      ]),
    ],
  },
  {
    ...{ name: 'a named batch of a cent more', ...open, waits: ['batchDiffers'], link: number },
    ...{ offers: number, refusal: 'payoutSumDiffers' },
    files: (run, version) => [statement(version, [{ amount: sumOf(run) + 1, batch: { messageId: run.number } }])],
  },
  {
    ...{ name: 'a named batch of another number', ...open, waits: ['batchDiffers'], offers: number, link: first },
    refusal: 'payoutAmountDiffers',
    files: (run, version) => [
      statement(version, [{ amount: sumOf(run), batch: { messageId: run.number, payments: 3 } }]),
    ],
  },
  {
    ...{ name: 'a named batch of other details', ...open, waits: ['uneven'], offers: first },
    files: (run, version) => {
      const details = run.payments.map(({ endToEndId, amount }) => ({ id: endToEndId, amount }));
      return [statement(version, [{ amount: sumOf(run) + 5, batch: { messageId: run.number }, details }])];
    },
  },
  {
    ...{ name: 'a named batch linked to a payment of another run', ...open, hasOther: true, waits: ['batchDiffers'] },
    ...{ link: ({ other }) => other?.payments[0]?.endToEndId ?? '', refusal: 'payoutOtherRun' },
    files: (run, version) => [statement(version, [{ amount: sumOf(run) + 1, batch: names(run) }])],
  },
  {
    ...{ name: 'a named batch linked to another run', ...open, hasOther: true, waits: ['batchDiffers'] },
    ...{ link: ({ other }) => other?.number ?? '', refusal: 'payoutOtherRun' },
    files: (run, version) => [statement(version, [{ amount: sumOf(run) + 1, batch: names(run) }])],
  },
  {
    ...{ name: 'a single debit linked to its whole run', ...open, waits: ['foreign'], link: number, offers: first },
    refusal: 'payoutSumDiffers',
    files: (run, version) => [statement(version, [{ amount: at(run, 0).amount, details: [noId] }])],
  },
];

/** What comes in another order, or is told twice, says the same. */
const orders: readonly Shape[] = [
  {
    ...{ name: 'a return before its debit', states: ['returned', 'ordered'] },
    files: (run, version) => [
      statement(version, [credit(run, 0, { codes: 'ICDT/RRTN' })]),
      statement(version, [debit(run, 0)]),
    ],
  },
  {
    ...{ name: 'the newest booking first', states: ['returned', 'paid'] },
    files: (run, version) => [
      statement(version, [credit(run, 0, { codes: 'ICDT/RRTN' }), debit(run, 1), debit(run, 0)]),
    ],
  },
  {
    ...{ name: 'the advice of a return, then the debit, then the return', states: ['returned', 'ordered'] },
    files: (run, version) => [
      advice(version, [credit(run, 0, { reversal: true })]),
      statement(version, [debit(run, 0)]),
      statement(version, [credit(run, 0, { reversal: true })]),
    ],
  },
  {
    ...{ name: 'the advice of a return, then the return, then the debit', states: ['returned', 'ordered'] },
    files: (run, version) => [
      advice(version, [credit(run, 0, { reversal: true })]),
      statement(version, [credit(run, 0, { reversal: true })]),
      statement(version, [debit(run, 0)]),
    ],
  },
  {
    ...{ name: 'a return of the whole run before its debit', waits: ['batchBack'], link: first },
    states: ['returned', 'returned'],
    files: (run, version) => [
      statement(version, [incoming(sumOf(run), { reversal: true, batch: names(run) })]),
      statement(version, [{ amount: sumOf(run), batch: names(run) }]),
    ],
  },
  {
    ...{ name: 'the advice of a batch, then each payment in the statement', ...paid },
    files: (run, version) => [
      advice(version, [{ amount: sumOf(run), batch: names(run) }]),
      statement(version, [debit(run, 0), debit(run, 1)]),
    ],
  },
  {
    ...{ name: 'each payment in advices, then the batch in the statement', ...paid },
    files: (run, version) => [
      advice(version, [debit(run, 1), debit(run, 0)]),
      statement(version, [{ amount: sumOf(run), batch: names(run) }]),
    ],
  },
  {
    ...{ name: 'a batch found by its sum, then each payment in an advice', ...paid, books },
    files: (run, version) => [
      statement(version, [{ amount: sumOf(run) }]),
      advice(version, [debit(run, 0), debit(run, 1)]),
    ],
  },
  {
    ...{ name: 'each payment of a batch by amount in the statement, then under our ids in an advice', ...paid },
    files: (run, version) => {
      const details = run.payments.map(({ amount }) => ({ ...noId, amount, creditor: payee }));
      return [
        statement(version, [{ amount: sumOf(run), batch: names(run), details }]),
        advice(version, [debit(run, 0), debit(run, 1)]),
      ];
    },
  },
];

export const batches: readonly Shape[] = [...found, ...offered, ...orders];
