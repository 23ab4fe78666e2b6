import { type CatalogueParts, learnGoods } from './known-goods.ts';
import { readList } from './read-list.ts';
import { redactList } from './redact-list.ts';

/** As many models as make the reader quick: it becomes so by use. */
const rehearsed = 400;
const header = [
  'Menge',
  'Typ',
  'Modell',
  'Seriennummer',
  'Prozessor',
  'Arbeitsspeicher',
  'Festplatte',
  'Zustand',
  'Bemerkung',
];

/** Task of a worker: gets ready for the one list that it will read, before anybody waits for it. */
export async function prepareLists(parts: CatalogueParts): Promise<void> {
  learnGoods(parts);
  const models = parts.entries.filter(({ selectType }) => selectType === 'model');
  const step = Math.max(1, Math.floor(models.length / rehearsed));
  const rows = models
    .filter((_, index) => index % step === 0)
    .map((model, at) => [
      ...['1', '', 'name' in model ? model.name : '', `SN${at}4711`, 'Core i5-8350U', '16 GB', '512 GB SSD'],
      ...[at % 9 === 0 ? 'defekt' : 'gut', at % 5 === 0 ? 'ohne Netzteil' : ''],
    ]);
  const text = [header, ...rows].map((cells) => cells.join('\t')).join('\n');
  await readList({ source: { text }, choices: {} }, () => {});
  await redactList({ content: new TextEncoder().encode(text), columns: [] });
}
