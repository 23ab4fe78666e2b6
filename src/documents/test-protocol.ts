import { testVerdictWords } from '#contract/papers/document-words.ts';
import type { TestedLine, TestSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { requireFact } from '#domain/offer/state.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { plainNote } from './goods-notes.ts';
import { countCell, type GoodsLine, goodsTable } from './goods-table.ts';
import type { Block, Letter } from './letter.ts';
import { dayText, facts, letterFrame } from './letter-frame.ts';
import { type DocumentSource, documentHeadOf, goodsReader, receivedById } from './source.ts';
import { differenceBlocks, protocolUnit, unitBlocks } from './tested-units.ts';

/** What was agreed, what arrived and what the test found, line by line. */
export function testSnapshot(source: DocumentSource): TestSnapshot {
  const { state } = source;
  const [agreement, receipt, testing] = [
    requireFact(state, 'agreement'),
    requireFact(state, 'receipt'),
    requireFact(state, 'testing'),
  ];
  if (testing.finishedAt === undefined) throw new Error('The test has not finished');
  const goodsOf = goodsReader(state);
  const received = receivedById(receipt);
  const configurations = new Map(state.items.map(({ id, configuration }) => [id, configuration]));
  const results = new Map(testing.results.map((result) => [result.itemId, result]));
  return {
    kind: 'testProtocol',
    ...documentHeadOf(source),
    lines: agreement.lines.map(({ itemId, quantity, deductions }): TestedLine => {
      const tested = results.get(itemId);
      return {
        ...goodsOf(itemId),
        quantity,
        // A line that the receipt does not name did not arrive.
        received: received.get(itemId) ?? 0,
        ...(tested && { result: tested.result }),
        ...(tested?.note !== undefined && { note: tested.note }),
        ...(tested?.units && {
          units: tested.units.map((unit) => protocolUnit(unit, deductions, configurations.get(itemId))),
        }),
      };
    }),
    foreign: receipt.foreign,
    ...(receipt.note !== undefined && { note: receipt.note }),
    receivedAt: receipt.at,
    ...(testing.startedAt !== undefined && { startedAt: testing.startedAt }),
    finishedAt: testing.finishedAt,
  };
}

const columns = [
  { title: 'Pos.', width: 11 },
  { title: 'Gerät' },
  { title: 'Vereinbart', width: 19, figures: true },
  { title: 'Angekommen', width: 22, figures: true },
  { title: 'Ergebnis', width: 28 },
];

/** Prüfprotokoll: what is known of each line and nothing else. */
export function testProtocol(snapshot: TestSnapshot): Letter {
  const { lines, foreign, note, orderId } = snapshot;
  const order = orderId === undefined ? '' : ` aus Auftrag ${orderId}`;
  return letterFrame(snapshot, [
    { type: 'paragraph', text: `Wir haben die Geräte${order} mit Ihren Angaben verglichen und geprüft.` },
    {
      type: 'facts',
      facts: facts(
        ['Geräte angekommen', dayText(snapshot.receivedAt)],
        ['Prüfung begonnen', snapshot.startedAt && formatInstant(snapshot.startedAt)],
        ['Prüfung abgeschlossen', formatInstant(snapshot.finishedAt)],
      ),
    },
    ...goodsTable({ columns, lines: lines.map(goodsLine) }),
    ...differenceBlocks(lines),
    ...unitBlocks(lines),
    ...unexpectedItems(foreign),
    ...(note === undefined
      ? []
      : ([
          { type: 'heading', text: 'Anmerkung zum Wareneingang' },
          { type: 'paragraph', text: note },
        ] as const)),
  ]);
}

function goodsLine(line: TestedLine): GoodsLine {
  return {
    goods: line,
    more: () => (line.note === undefined ? [] : [plainNote(`Befund: ${line.note}`)]),
    cells: [
      countCell(line.quantity),
      countCell(line.received),
      line.result === undefined ? 'nicht angekommen' : testVerdictWords[line.result],
    ],
  };
}

function unexpectedItems(foreign: TestSnapshot['foreign']): Block[] {
  if (foreign.length === 0) return [];
  return [
    { type: 'heading', text: 'Nicht vereinbart' },
    { type: 'paragraph', text: 'Diese Gegenstände gehören zu keiner Position. Wir senden sie kostenlos zurück.' },
    {
      type: 'table',
      columns: [{ title: 'Gegenstand' }, { title: 'Anzahl', width: 20, figures: true }],
      rows: foreign.map(({ description, units }) => [{ text: description }, { text: numberText(units) }]),
    },
  ];
}
