import { read, utils, write } from '@e965/xlsx';
import { assetListSchema } from '#contract/goods/asset-list.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { type ListReader, openListReader } from '#server/asset-lists/list-reader.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { median } from './median.ts';
import { peakOfChildren } from './peak-of-children.ts';
import { processorOfChildren } from './processor-of-children.ts';

const rounds = 5;
const workbooks = [
  { sheets: 1, rows: 10_000, aims: { seconds: 3, megabytes: 300 } },
  { sheets: 8, rows: 1_200, aims: { seconds: 2, megabytes: 300 } },
];
const header = [
  ...['Inventarnr.', 'Typ', 'Hersteller', 'Modell', 'Seriennummer', 'Prozessor', 'Arbeitsspeicher', 'Festplatte'],
  ...['Zustand', 'Standort', 'Kaufdatum', 'Restbuchwert', 'Menge', 'Bemerkung', 'Benutzer'],
];

/** Reading and matching large workbooks, beside the library that only opens them. */
export async function benchListsSpeed(): Promise<void> {
  const catalogue = loadCatalogue('catalogue');
  const models = catalogue.catalogue.items.filter(({ selectType }) => selectType === 'model');
  const reader = openListReader(catalogue);
  for (const { sheets, rows, aims } of workbooks) {
    const content = workbook(models, sheets, rows);
    const measured: Measured[] = [];
    for (let round = 0; round <= rounds; round++) measured.push(await measure(reader, content, rows));
    const middle = (of: keyof Measured) => median(measured.slice(1).map((round) => round[of])).toFixed(2);
    const megabytes = Math.max(...measured.map((round) => round.megabytes)).toFixed(0);
    console.log(
      `lists        ${sheets} × ${rows / sheets} rows × ${header.length} columns read and matched in ${middle('seconds')} s (aim ${aims.seconds}), ${middle('processor')} s of processor, ` +
        `${middle('library')} s by the library that opens them; cleaned before by the same process in ${middle('cleaning')} s of processor; at most ${megabytes} MB beside the server (aim ${aims.megabytes})`,
    );
  }
  await reader.close();
}

interface Measured {
  readonly seconds: number;
  /** Seconds of the process of the list, without getting it ready before. */
  readonly processor: number;
  /** Seconds of it before, when what is personal is dropped. */
  readonly cleaning: number;
  readonly library: number;
  readonly megabytes: number;
}

async function measure(reader: ListReader, content: Uint8Array, rows: number): Promise<Measured> {
  await reader.expect();
  const waiting = { network: '', signal: new AbortController().signal, onProgress: () => {} };
  const [peak, atFirst] = [peakOfChildren(), processorOfChildren()];
  const cleaned = await reader.withoutPersonal(content, waiting);
  const cleaning = processorOfChildren() - atFirst;
  if (!('content' in cleaned) || cleaned.content === undefined) throw new Error('Nothing personal was found');
  await reader.expect();
  const [busy, started] = [processorOfChildren(), performance.now()];
  const answer = await reader.read({ content: cleaned.content }, {}, waiting);
  const seconds = (performance.now() - started) / 1_000;
  const [processor, megabytes] = [processorOfChildren() - busy, peak()];
  if ('problem' in answer) throw new Error(answer.problem);
  const list = assetListSchema.parse(JSON.parse(answer.json));
  if (list.rows.length !== rows || list.cut) throw new Error(`${list.rows.length} rows`);
  const before = performance.now();
  read(content, { dense: true });
  return { seconds, processor, cleaning, library: (performance.now() - before) / 1_000, megabytes };
}

function workbook(models: readonly WizardItem[], sheets: number, rows: number): Uint8Array {
  const book = utils.book_new();
  for (let sheet = 0; sheet < sheets; sheet++) {
    const lines = Array.from({ length: rows / sheets }, (_, line) => rowOf(models, (sheet * rows) / sheets + line));
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...lines]), `Standort ${sheet + 1}`);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

function rowOf(models: readonly WizardItem[], line: number): (string | number)[] {
  const model = models[line % models.length];
  return [
    `INV-${100_000 + line}`,
    model?.category?.name ?? '',
    model?.manufacturer?.shortname ?? '',
    model?.model?.name ?? '',
    `SN${(line * 7919).toString(36).toUpperCase().padStart(8, '0')}`,
    'Core i5-8350U',
    16,
    '512 GB SSD',
    line % 9 === 0 ? 'defekt' : 'gut',
    `Raum ${line % 300}`,
    43_000 + (line % 2_000),
    line / 7,
    1,
    line % 5 === 0 ? 'ohne Netzteil' : '',
    `Person ${line % 500}`,
  ];
}
