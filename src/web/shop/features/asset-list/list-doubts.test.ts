import { describe, expect, it } from 'vitest';
import type { AssetList, ListRow, ListSheet } from '#domain/asset-list/asset-list.ts';
import { doubtsIn } from './list-words.ts';

const row = (doubts: ListRow['doubts'] = []): ListRow => ({
  ...{ id: '0:1', sheet: 0, line: 1, text: 'R640', quantity: 1, confidence: 'freetext' },
  ...{ candidates: [], configuration: {}, serialNumbers: [], doubts },
});
const sheet = (more: Partial<ListSheet>): ListSheet => ({ name: 'Köln', state: 'read', columns: [], ...more });
const list = (sheets: readonly ListSheet[], rows: readonly ListRow[] = []): AssetList => ({
  sheets,
  rows,
  personalColumns: [],
});

describe('what is doubtful in a list', () => {
  it('is nothing where nothing is', () => expect(doubtsIn(list([sheet({})], [row()]))).toEqual([]));

  it('is said of each sheet by its name, where there are several', () => {
    const sums = sheet({ devices: 22, ownSum: 24, doubts: ['sumDisagrees'] });
    expect(doubtsIn(list([sums]))).toEqual(['Ihre Summe nennt 24 Geräte, gelesen haben wir 22 Geräte.']);
    expect(doubtsIn(list([sums, sheet({})]))).toEqual([
      'Blatt „Köln“: Ihre Summe nennt 24 Geräte, gelesen haben wir 22 Geräte.',
    ]);
  });

  it('is said of more devices than its rows tell', () => {
    expect(doubtsIn(list([sheet({ devices: 415_674, doubts: ['manyDevices'] })]))).toEqual([
      'Das wären 415.674 Geräte, viele in jeder Zeile. Sehen Sie bitte nach, ob die Spalte mit der Anzahl stimmt.',
    ]);
  });

  it('names the columns that were guessed', () => {
    const columns = [{ column: 2, header: 'Wofür', meaning: 'cpu', isGuessed: true }] as const;
    expect(doubtsIn(list([sheet({ columns, doubts: ['guessedColumn'] })]))).toEqual([
      'Was in „Wofür“ steht, haben wir aus dem Inhalt geschlossen.',
    ]);
  });

  it('counts rows that share a serial number', () => {
    expect(doubtsIn(list([sheet({})], [row(['sharedSerial']), row(['sharedSerial'])]))).toEqual([
      '2 Zeilen nennen eine Seriennummer, die mehrfach vorkommt.',
    ]);
  });
});
