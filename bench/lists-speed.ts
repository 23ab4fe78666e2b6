import { read, utils, write } from '@e965/xlsx';
import { assetListSchema } from '#contract/asset-list.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { openListReader } from '#server/asset-lists/list-reader.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { median } from './median.ts';
import { peakOfChildren } from './peak-of-children.ts';

const rows = 10_000;
const rounds = 5;
const aims = { seconds: 3, megabytes: 300 };
const header = [
  ...['Inventarnr.', 'Typ', 'Hersteller', 'Modell', 'Seriennummer', 'Prozessor', 'Arbeitsspeicher', 'Festplatte'],
  ...['Zustand', 'Standort', 'Kaufdatum', 'Restbuchwert', 'Menge', 'Bemerkung', 'Benutzer'],
];

/** Reading and matching a workbook of 10,000 rows and 15 columns, beside the library that only opens it. */
export async function benchListsSpeed(): Promise<void> {
  const catalogue = loadCatalogue('catalogue');
  const models = catalogue.catalogue.items.filter(({ selectType }) => selectType === 'model');
  const content = workbook(models);
  const reader = openListReader(catalogue);
  const measured: { ours: number; library: number; megabytes: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const [peak, started] = [peakOfChildren(), performance.now()];
    const waiting = { network: '', signal: new AbortController().signal, onProgress: () => {} };
    const answer = await reader.read({ content }, {}, waiting);
    const ours = performance.now() - started;
    const megabytes = peak();
    if ('problem' in answer) throw new Error(answer.problem);
    const list = assetListSchema.parse(JSON.parse(answer.json));
    if (list.rows.length !== rows || list.cut) throw new Error(`${list.rows.length} rows`);
    const before = performance.now();
    read(content, { dense: true });
    if (round > 0) measured.push({ ours, library: performance.now() - before, megabytes });
  }
  const seconds = (median(measured.map(({ ours }) => ours)) / 1_000).toFixed(2);
  const library = (median(measured.map((round) => round.library)) / 1_000).toFixed(2);
  const megabytes = Math.max(...measured.map((round) => round.megabytes)).toFixed(0);
  console.log(
    `lists        ${rows} rows × ${header.length} columns read and matched in ${seconds} s (aim ${aims.seconds}), ${library} s by the library that opens them; ` +
      `at most ${megabytes} MB beside the server (aim ${aims.megabytes})`,
  );
}

function workbook(models: readonly WizardItem[]): Uint8Array {
  const lines = Array.from({ length: rows }, (_, line) => {
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
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...lines]), 'Inventar');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
