import { type CatalogueParts, learnGoods } from './known-goods.ts';
import { readList } from './read-list.ts';
import { redactList } from './redact-list.ts';

/** As many models as make the reader quick: it becomes so by use. */
const rehearsed = 150;

/** Task of a worker: gets ready for the one list that it will read, before anybody waits for it. */
export async function prepareLists(parts: CatalogueParts): Promise<void> {
  learnGoods(parts);
  const models = parts.entries.filter(({ selectType }) => selectType === 'model');
  const step = Math.max(1, Math.floor(models.length / rehearsed));
  const rows = models
    .filter((_, index) => index % step === 0)
    .map((model) => `1\t${'name' in model ? model.name : ''}`);
  const text = ['Menge\tModell', ...rows].join('\n');
  await readList({ source: { text }, choices: {} }, () => {});
  await redactList({ content: new TextEncoder().encode(text), columns: [] });
}
