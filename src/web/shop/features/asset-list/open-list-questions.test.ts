import { describe, expect, it } from 'vitest';
import { assetList } from '#tests/factories/asset-list.ts';
import { readEquipment, typedOf } from './equipment.ts';
import { isAllAnswered, openListQuestions, unwantedGoAlong } from './open-list-questions.ts';
import { answerQuestions, decideMany, equipRows, leaveSheetOut, startReview, undo } from './review.ts';
import { reviewCounts, reviewRows } from './review-rows.ts';
import { shortTitles } from './short-titles.ts';

describe('questions about the whole list', () => {
  const gen2 = { entryId: 'g2', title: 'ThinkPad T14 Gen 2' };
  const candidates = [{ entryId: 'g1', title: 'ThinkPad T14 Gen 1' }, gen2];
  const t14 = { confidence: 'ambiguous', candidates, name: 'Lenovo ThinkPad T14' } as const;
  const fleet = startReview(
    assetList(
      [
        { ...t14, text: 'Lenovo ThinkPad T14, 8/256', quantity: 2 },
        { ...t14, text: 'Lenovo ThinkPad T14, 16 GB / 512 GB', name: 'lenovo  ThinkPad T14', quantity: 3 },
        { text: 'R640', confidence: 'matched', entry: { entryId: 'r640', title: 'R640' }, unwanted: 'leased' },
        { text: 'Tisch', confidence: 'ignored', reason: 'notHardware', unwanted: 'gone' },
      ],
      { sheets: [{ name: 'IT', state: 'read', columns: [], devices: 6, ownSum: 8, doubts: ['sumDisagrees'] }] },
    ),
  );
  const asked = (review: typeof fleet) => openListQuestions(review, reviewRows(review));

  it('are one for all rows that differ in equipment only', () => {
    const [question, ...others] = asked(fleet).models;
    expect(others).toEqual([]);
    expect(question).toMatchObject({ name: 'Lenovo ThinkPad T14', ids: ['0:1', '0:2'], devices: 5 });
    const answered = decideMany(fleet, question?.ids ?? [], { kind: 'entry', entry: gen2 }, '');
    expect(asked(answered).models).toEqual([]);
    expect(reviewRows(undo(answered)).map(({ confidence }) => confidence)).toEqual(
      reviewRows(fleet).map(({ confidence }) => confidence),
    );
  });

  it('are asked of photos of labels about what no label names too, once for all devices of a kind', () => {
    const words = { confidence: 'freetext', text: 'Gerät von Dell ohne Modellangabe' } as const;
    const labels = startReview(assetList([words, words, { ...words, text: 'HP 8H459EA' }]));
    const models = openListQuestions(labels, reviewRows(labels), true).models;
    expect(models.map(({ name, devices }) => [name, devices])).toEqual([
      ['Gerät von Dell ohne Modellangabe', 2],
      ['HP 8H459EA', 1],
    ]);
    expect(models.map(({ candidates: none }) => shortTitles(none.map(({ title }) => title)))).toEqual([[], []]);
    const answered = decideMany(labels, models[0]?.ids ?? [], { kind: 'freetext' }, '');
    expect(openListQuestions(answered, reviewRows(answered), true).models).toHaveLength(1);
    expect(asked(labels).models).toEqual([]);
  });

  it('are asked until they are answered: what should stay, and what is doubtful', () => {
    expect(asked(fleet).unwanted).toEqual({ ids: ['0:3'], devices: 1, reasons: [{ reason: 'leased', rows: 1 }] });
    expect(asked(decideMany(fleet, ['0:3'], { kind: 'ignored' }, '')).unwanted).toBeUndefined();
    const doubts = asked(fleet).doubts;
    expect(doubts).toEqual(['Ihre Summe nennt 8 Geräte, gelesen haben wir 6 Geräte.']);
    const answered = answerQuestions(fleet, [...doubts, unwantedGoAlong]);
    expect(asked(answered)).toMatchObject({ doubts: [], unwanted: undefined });
    expect(isAllAnswered(asked(fleet))).toBe(false);
  });

  it('are none of a sheet that is left out, and its devices stay behind', () => {
    const without = leaveSheetOut(fleet, 0, true);
    expect(isAllAnswered(asked(without))).toBe(true);
    expect(reviewCounts(reviewRows(without)).devices).toBe(0);
    expect(reviewCounts(reviewRows(leaveSheetOut(without, 0, false))).devices).toBe(6);
  });
});

describe('the equipment of rows', () => {
  const list = startReview(
    assetList([
      { configuration: { cpu: 'i5-8350U', ram: '8 GB', working: false } },
      { configuration: { drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }] } },
    ]),
  );
  const none = typedOf({});
  const said = (review: typeof list) => reviewRows(review).map(({ configuration }) => configuration);

  it('is read as a list’s cells are, and only what was typed is changed', () => {
    const read = readEquipment({ ...none, ram: '12x 16GB', drives: 'ohne' }, none);
    if ('errors' in read) throw new Error('It was refused');
    expect(said(equipRows(list, ['0:1', '0:2'], read.equipment, ''))).toEqual([
      { cpu: 'i5-8350U', ram: '192 GB', working: false, drives: [] },
      { ram: '192 GB', drives: [] },
    ]);
  });

  it('can be taken back, and stays as it is where it cannot be understood', () => {
    const before = typedOf({ cpu: 'i5-8350U', ram: '8 GB' });
    const read = readEquipment({ ...before, cpu: '' }, before);
    if ('errors' in read) throw new Error('It was refused');
    expect(said(equipRows(list, ['0:1'], read.equipment, ''))[0]).toEqual({ ram: '8 GB', working: false });
    expect(readEquipment({ ...none, ram: '166 GB', drives: 'viel' }, none)).toEqual({
      errors: { ram: expect.stringContaining('16 GB'), drives: expect.stringContaining('512 GB') },
    });
  });
});
