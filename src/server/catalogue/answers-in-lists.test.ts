// Dear: the whole catalogue is learned.
import { describe, expect, it } from 'vitest';
import { goodsIndex } from '#domain/asset-list/goods-index.ts';
import { readAssetList } from '#domain/asset-list/read-asset-list.ts';
import { readCell } from '#domain/asset-list/read-cell.ts';
import { questionOptions, questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import { type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';

const { catalogue } = deliveredCatalogue();

/** Every list of options that some model, type or unlisted goods give a question, each once. */
function optionLists(asked: Question): readonly (readonly string[])[] {
  const lists = catalogue.items
    .filter((item) => item.model !== undefined || item.type !== undefined)
    .filter((item) => questionsFor(item).includes(asked))
    .map((item) => questionOptions(catalogue, item, asked));
  return [...new Map(lists.map((options) => [options.join('|'), options])).values()];
}

describe("a list's cell under a question's own header", () => {
  it.each(questions)('answers %s in the words of each option, and as it is said in a description', (asked) => {
    const record = questionRecords[asked];
    const { input } = record;
    const wrong: unknown[] = [];
    const expectAnswer = (cell: string | undefined, answer: unknown, options: readonly string[] = []) => {
      const read = cell === undefined ? answer : readCell(record, cell, options);
      if (read !== answer) wrong.push({ cell, read, answer });
    };
    if (input.kind === 'text') {
      for (const options of optionLists(asked)) {
        for (const option of options) {
          expectAnswer(option, option, options);
          expectAnswer(record.say(option, {}), option, options);
        }
      }
    } else if (input.kind === 'choice') {
      for (const [key, label] of Object.entries(input.labels)) {
        expectAnswer(label, key);
        expectAnswer(record.say(key, {}), key);
      }
    } else if (input.kind === 'yesNo') {
      for (const answer of [true, false]) {
        expectAnswer(answer ? 'Ja' : 'nein', answer);
        expectAnswer(record.say(answer, {}), answer);
      }
    } else if (input.kind === 'number' || input.kind === 'pickedNumber') {
      for (const count of [input.minimum, input.minimum + 1, input.maximum]) {
        expectAnswer(String(count), count);
        expectAnswer(record.say(count, {}), count);
      }
      expectAnswer(String(input.maximum + 1), undefined);
    }
    expect(wrong).toEqual([]);
  });

  it('is read in a list, and only where the question is asked of the goods', () => {
    const rows = [
      ['Hersteller', 'Modell', 'Menge', 'Netzteile', 'Netzteil'],
      ['Dell', 'PowerEdge R640', '2', '2', 'ja'],
      ['Dell', 'Latitude 5490', '3', '2', 'nein'],
    ];
    const sheet = { name: 'Liste', hidden: false, hiddenRows: new Set<number>(), merges: [], rows };
    const read = readAssetList([sheet], goodsIndex(catalogue)).rows.map(({ configuration }) => configuration);
    expect(read.map(({ powerSupplies, charger }) => ({ powerSupplies, charger }))).toEqual([
      { powerSupplies: 2, charger: undefined },
      { powerSupplies: undefined, charger: false },
    ]);
  });

  it('answers nothing where it says something else', () => {
    expect(readCell(questionRecords.charger, '65 W')).toBeUndefined();
    expect(readCell(questionRecords.powerSupplies, 'siehe Foto')).toBeUndefined();
    expect(readCell(questionRecords.powerSupplies, '2 von 4')).toBeUndefined();
    expect(readCell(questionRecords.battery, 'unbekannt')).toBeUndefined();
  });
});
