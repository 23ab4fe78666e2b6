import { at, credit, incoming, names, payee, type Shape, statement, sumOf, us } from './shape.ts';

const other = { name: 'Jemand anders', iban: 'DE75512108001245126199' };
const noId = { id: 'NOTPROVIDED' };
const first = (run: Parameters<typeof at>[0]) => at(run, 0).endToEndId;

const isBooked = true as const;
const back = { isBooked, states: ['returned', 'paid'] } as const;

/** A single transfer that comes back under our id: known by itself, however the bank marks it. */
const underOurId: readonly Shape[] = [
  { name: 'the payee as debtor, RRTN under ICDT', codes: 'ICDT/RRTN' },
  { name: 'the payee as debtor, RRTN under RCDT', codes: 'RCDT/RRTN' },
  { name: 'RRTN under no family', codes: '/RRTN' },
  { name: 'no code at all, called a reversal', reversal: true },
  { name: 'RRTN, called no reversal', reversal: false, codes: 'ICDT/RRTN' },
  { name: 'transfers sent, without a sub family', codes: 'ICDT' },
  { name: 'the code 159 of German banks', ownCode: 'NTRF+159+00931' },
  { name: 'nothing but the bank’s word RETOURE', text: 'SEPA-ÜBERWEISUNG RETOURE' },
  { name: 'called back by the payee', codes: 'RCDT/RPCR' },
].map(({ name, ...own }) => ({
  ...{ name: `a return: ${name}`, ...back },
  files: (run, version) => [statement(version, [credit(run, 0, own)])],
}));

const details: readonly Shape[] = [
  { name: 'only a reason in the details', detail: { reason: 'AC04' } },
  { name: 'the payee as creditor, as in the transfer', detail: { reason: 'AC04', debtor: us, creditor: payee } },
  { name: 'we as creditor, the payee as debtor', detail: { reason: 'MS03', debtor: payee, creditor: us } },
  { name: 'no party at all', detail: { reason: 'AC01', debtor: {} } },
  { name: 'our own number of the account as creditor alone', detail: { reason: 'AC01', debtor: {}, creditor: us } },
  { name: 'the code in the details, not at the booking', detail: { codes: 'RCDT/RRTN' } },
].map(({ name, detail }) => ({
  ...{ name: `a return: ${name}`, ...back },
  files: (run, version) => [statement(version, [credit(run, 0, {}, detail)])],
}));

/** What no bank says for sure waits, stands out, and names its likeliest payment. */
const waiting: readonly Shape[] = [
  {
    ...{
      name: 'a return without an id, by its account',
      ...back,
      waits: ['returnWithoutId'],
      offers: first,
      link: first,
    },
    files: (run, version) => [statement(version, [credit(run, 0, { codes: 'RCDT/RRTN' }, noId)])],
    books: (run) => [`payment ${at(run, 0).amount}`],
  },
  {
    ...{
      name: 'a return without id, party and details',
      ...back,
      waits: ['returnWithoutId'],
      offers: first,
      link: first,
    },
    files: (run, version) => [statement(version, [incoming(at(run, 0).amount, { codes: 'ICDT/RRTN' })])],
  },
  {
    ...{
      name: 'a return without an id, less a charge',
      ...back,
      waits: ['returnWithoutId'],
      offers: first,
      link: first,
    },
    reason: 'Das Konto ist aufgelöst. (AC04)',
    files: (run, version) => {
      const amount = at(run, 0).amount - 5_00;
      return [statement(version, [credit(run, 0, { amount }, { ...noId, reason: 'AC04' })])];
    },
    books: (run) => [`payment ${at(run, 0).amount}`, 'charge 500'],
  },
  {
    ...{ name: 'a return under our id, less a charge that the details tell', ...back, waits: ['amountDiffers'] },
    ...{ offers: first, link: first },
    files: (run, version) => {
      const { amount } = at(run, 0);
      return [
        statement(version, [credit(run, 0, { amount: amount - 5_00 }, { amount, charge: 5_00, reason: 'AC01' })]),
      ];
    },
    books: (run) => [`payment ${at(run, 0).amount}`, 'charge 500'],
  },
  {
    ...{ name: 'a return that names its run and no id, less a charge', ...back, waits: ['batchDiffers'] },
    ...{ offers: first, link: first },
    files: (run, version) => {
      const { amount } = at(run, 0);
      const { paymentInfoId } = names(run);
      const detail = { ...noId, amount, paymentInfoId, reason: 'AC01' };
      return [statement(version, [credit(run, 0, { amount: amount - 5_00 }, detail)])];
    },
    books: (run) => [`payment ${at(run, 0).amount}`, 'charge 500'],
  },
  {
    ...{ name: 'a return whose id stands in its purpose alone', ...back, waits: ['returnWithoutId'], link: first },
    offers: first,
    files: (run, version) => {
      const purpose = `EREF+${first(run)} SVWZ+RUECKGABE`;
      return [statement(version, [credit(run, 0, { codes: 'ICDT/RRTN' }, { ...noId, debtor: other, purpose })])];
    },
  },
  {
    ...{ name: 'a return with its reason in words alone', ...back, waits: ['returnWithoutId'], offers: first },
    ...{ reason: 'Das Konto ist aufgelöst. (AC04)', states: ['paid', 'paid'] },
    files: (run, version) => [
      statement(version, [credit(run, 0, { codes: 'RCDT/RRTN' }, { ...noId, purpose: 'RETURN/AC04/KONTO ERLOSCHEN' })]),
    ],
  },
  {
    ...{ name: 'money under another id, called back in its purpose alone', isBooked, waits: ['foreign'] },
    states: ['paid', 'paid'],
    files: (_run, version) => [
      statement(version, [incoming(77_77, { details: [{ id: 'X-1', purpose: 'Rückläufer', debtor: other }] })]),
    ],
  },
  {
    ...{ name: 'money under our id of which the bank says nothing', ...back, waits: ['creditUnclear'], link: first },
    files: (run, version) => [statement(version, [credit(run, 0, {})])],
  },
  {
    ...{ name: 'a return from another account', isBooked, waits: ['accountDiffers'], states: ['paid', 'paid'] },
    files: (run, version) => [statement(version, [credit(run, 0, { codes: 'ICDT/RRTN' }, { debtor: other })])],
  },
  {
    ...{ name: 'a second return of the same payment', ...back, waits: ['twice'] },
    files: (run, version) => [
      statement(version, [credit(run, 0, { codes: 'ICDT/RRTN' })]),
      statement(version, [credit(run, 0, { codes: 'ICDT/RRTN', reference: 'R-2' })]),
    ],
  },
  {
    ...{ name: 'a return of an id that nobody has', isBooked, waits: ['unknownId'], states: ['paid', 'paid'] },
    files: (run, version) => [statement(version, [credit(run, 0, { reversal: true }, { id: 'Z-2026-999999' })])],
  },
  {
    ...{ name: 'a return less far more than a charge', isBooked, waits: ['amountDiffers'], states: ['paid', 'paid'] },
    ...{ link: first, refusal: 'payoutSumDiffers' },
    files: (run, version) => [
      statement(version, [credit(run, 0, { amount: at(run, 0).amount - 50_01, reversal: true })]),
    ],
  },
  {
    ...{
      name: 'rent, a charge of nothing and a sale elsewhere',
      isBooked,
      waits: ['foreign', 'foreign'],
      isRest: true,
    },
    states: ['paid', 'paid'],
    files: (_run, version) => [
      statement(version, [
        { amount: 800_01, text: 'MIETE' },
        { amount: 0, text: 'ENTGELT' },
        incoming(19_99, { details: [{ id: 'RE-7', debtor: other, purpose: 'Rechnung 7' }] }),
      ]),
    ],
  },
];

const bothBack = (run: Parameters<typeof sumOf>[0]) => run.payments.map(({ amount }) => `payment ${amount}`);

/** One credit that takes back a whole run. */
const wholeRun: readonly Shape[] = [
  { name: 'named by part, file and number', own: (run: Parameters<typeof names>[0]) => ({ batch: names(run) }) },
  { name: 'named by the file alone', own: ({ number }: { number: string }) => ({ batch: { messageId: number } }) },
  {
    name: 'named in one detail without an id',
    own: (run: Parameters<typeof names>[0]) => ({
      details: [{ id: 'NOTPROVIDED', paymentInfoId: names(run).paymentInfoId }],
    }),
  },
].map(({ name, own }) => ({
  ...{
    name: `a run that comes back in one sum, ${name}`,
    isBooked,
    waits: ['batchBack'],
    link: first,
    books: bothBack,
  },
  states: ['returned', 'returned'],
  files: (run, version) => [statement(version, [incoming(sumOf(run), { reversal: true, ...own(run) })])],
}));

const wholeOrNot: readonly Shape[] = [
  {
    ...{ name: 'a run that comes back in one sum, unnamed', isBooked, waits: ['returnWithoutId'] },
    ...{ offers: ({ number }) => number, link: ({ number }) => number, states: ['returned', 'returned'] },
    files: (run, version) => [statement(version, [incoming(sumOf(run), { codes: 'ICDT/RRTN' })])],
    books: bothBack,
  },
  {
    ...{ name: 'a run that comes back in one booking with each payment', isBooked, states: ['returned', 'returned'] },
    files: (run, version) => {
      const details = run.payments.map(({ endToEndId, amount }) => ({
        id: endToEndId,
        amount,
        debtor: payee,
        reason: 'AC06',
      }));
      return [statement(version, [incoming(sumOf(run), { details })])];
    },
    books: bothBack,
  },
  {
    ...{ name: 'two of three payments in one sum', many: 3, isBooked, waits: ['batchDiffers'], link: first },
    ...{ refusal: 'payoutSumDiffers', states: ['paid', 'paid', 'paid'], books: () => [] },
    files: (run, version) => {
      const batch = { messageId: run.number };
      return [statement(version, [incoming(sumOf(run, 0, 2), { reversal: true, batch })])];
    },
  },
  {
    ...{ name: 'a whole run less a charge', isBooked, waits: ['batchDiffers'], link: ({ number }) => number },
    ...{ refusal: 'payoutSumDiffers', states: ['paid', 'paid'] },
    files: (run, version) => [statement(version, [incoming(sumOf(run) - 3_00, { reversal: true, batch: names(run) })])],
  },
  {
    ...{ name: 'one payment that is said to be the whole run', isBooked, waits: ['returnWithoutId'] },
    ...{ link: ({ number }) => number, refusal: 'payoutSumDiffers', states: ['paid', 'paid'] },
    files: (run, version) => [statement(version, [incoming(at(run, 0).amount, { reversal: true })])],
  },
  {
    ...{ name: 'a whole run linked to a payment of another one', isBooked, hasOther: true, waits: ['batchBack'] },
    ...{
      link: ({ other: one }) => one?.payments[0]?.endToEndId ?? '',
      refusal: 'payoutOtherRun',
      states: ['paid', 'paid'],
    },
    files: (run, version) => [statement(version, [incoming(sumOf(run), { reversal: true, batch: names(run) })])],
  },
];

export const returns: readonly Shape[] = [...underOurId, ...details, ...waiting, ...wholeRun, ...wholeOrNot];
