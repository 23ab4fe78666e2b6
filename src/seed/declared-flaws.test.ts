import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { Input } from '#domain/catalogue/questions/question.ts';
import { questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import { lowersPrice } from '#domain/catalogue/said-answers.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { toSheet } from '#domain/offer/price/bid-sheet.ts';
import { guaranteedMinimum } from '#domain/offer/price/sheet.ts';
import { linesByBook } from '#domain/pricing/bid-at-once.ts';
import type { DeductionTemplate } from '#domain/pricing/deduction-template.ts';
import { openPriceBook } from '#domain/pricing/open-price-book.ts';
import { type GroupPrice, price } from '#domain/pricing/price.ts';
import { groupLines, type PriceGroup } from '#domain/pricing/price-group.ts';
import { declaredFlaws, spellings } from '#tests/factories/declared-flaws.ts';
import { noHistory } from '#tests/factories/no-history.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { demoPriceBook } from './demo-price-book.ts';

const { catalogue } = deliveredCatalogue();
const today = '2031-03-05';
const data = demoPriceBook('price-book', catalogue, today);
const book = openPriceBook(data);
const find = (id: string) => catalogue.byId.get(id);

/** The only line of a bid on an item, by templates alone. */
function bidOn(item: OfferItem, templates: readonly DeductionTemplate[], priceOf: (group: PriceGroup) => GroupPrice) {
  const priced = groupLines([item], { find }).map((group) => ({ group, price: priceOf(group) }));
  const [line] = linesByBook(priced, templates);
  if (!line) throw new Error(`No price for ${item.title}`);
  return { ...line, minimum: guaranteedMinimum(toSheet([item], [line]) ?? []) };
}

/** One unit of goods as somebody describes them, bid on by the delivered book. */
function byBook(name: string, said: Partial<ItemConfiguration>) {
  const entryId = catalogue.items.find(({ title }) => title === name)?.id ?? '';
  const configuration = { ...defaultConfiguration, ...said };
  return bidOn({ id: 'a', entryId, title: name, quantity: 1, configuration }, data.deductions, (group) =>
    price(group, book, noHistory, today),
  );
}

const ssd = { kind: 'ssd', capacity: '256 GB', count: 1 } as const;
const well = { ram: '16 GB', drives: [ssd], charger: true, battery: 'good', grade: 'b' } as const;
const [charger, battery, wear] = ['ohne Netzteil', 'Akku unter 60 % Kapazität', 'Gehäuse beschädigt'] as const;
const names = ({ deductions }: ReturnType<typeof byBook>) => deductions.map(({ name }) => name);

describe('what a seller declares is taken off by the price, and by no deduction', () => {
  it.each<[string, Partial<ItemConfiguration>, number, string[]]>([
    // Worn is not damaged: what was not said may still be found.
    ['nothing missing', {}, 15_600, [charger, battery, wear]],
    ['no power supply', { charger: false }, 14_400, [battery, wear]],
    ['a weak battery', { battery: 'weak' }, 13_700, [charger, wear]],
    ['no battery', { battery: 'missing' }, 12_800, [charger, wear]],
    ['a damaged case', { grade: 'c' }, 11_300, [charger, battery]],
    ['everything at once', { charger: false, battery: 'swollen', grade: 'c' }, 7_200, []],
  ])('of a notebook: %s', (_what, said, cents, open) => {
    const bid = byBook('Lenovo ThinkPad T480', { ...well, ...said });
    expect([bid.unitPrice, names(bid)]).toEqual([cents, open]);
    expect(bid.minimum).toBe(bid.unitPrice - bid.deductions.reduce((sum, { amount }) => sum + amount, 0));
  });

  it.each<[string, Partial<ItemConfiguration>, string[]]>([
    ['nothing missing', { rails: true, powerSupplies: 2 }, ['ohne Einbauschienen', 'ohne Netzteil']],
    ['no rails', { rails: false, powerSupplies: 2 }, ['ohne Netzteil']],
    ['no power supplies', { rails: true, powerSupplies: 0 }, ['ohne Einbauschienen']],
  ])('of a server: %s', (_what, said, open) => {
    expect(names(byBook('Dell PowerEdge R640', said))).toEqual(open);
  });
});

const other = { scope: '*', name: 'Aufkleber nicht entfernt', amount: { cents: 300 }, evidence: 'photo' } as const;
const template = (name: string): DeductionTemplate => ({ ...other, name, amount: { percent: 1 } });
const hundred = (): GroupPrice => ({
  ...{ confidence: 'fill', cents: 10_000, low: 10_000, high: 10_000, level: 'exact', reasons: [] },
});

/** Two units at 100 € each, described so, with templates of these names and one other. */
function withTemplates(said: Partial<ItemConfiguration>, named: readonly (string | DeductionTemplate)[]) {
  const configuration = { ...defaultConfiguration, ...said };
  const item: OfferItem = { id: 'a', title: 'Gerät', quantity: 2, configuration };
  return bidOn(item, [...named.map((one) => (typeof one === 'string' ? template(one) : one)), other], hundred);
}

/** Answers of which each kind of input has some that may make goods worth less. */
function someAnswers(input: Input): readonly unknown[] {
  if (input.kind === 'yesNo') return [true, false];
  if (input.kind === 'choice') return Object.keys(input.labels);
  if (input.kind === 'drives') return [[]];
  return input.kind === 'text' ? ['0 GB'] : [input.minimum];
}

describe('for every answer that makes goods worth less', () => {
  it('a flaw is listed, and each deduction of the delivered book is named by one', () => {
    const lowering = questions.filter((asked) =>
      someAnswers(questionRecords[asked].input).some((answer) =>
        lowersPrice({ ...defaultConfiguration, [asked]: answer }, asked),
      ),
    );
    const listed = new Set(declaredFlaws.flatMap(([said]) => Object.keys(said)));
    expect(lowering.filter((asked) => !listed.has(asked))).toEqual([]);
    const known = new Set(declaredFlaws.flatMap(([, all]) => all));
    expect(data.deductions.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it.each(Object.entries(spellings))('no deduction of its name is made, and the minimum ignores it: %s', (_, spell) => {
    for (const [said, named] of declaredFlaws) {
      for (const name of named) {
        const { deductions, minimum } = withTemplates(said, [spell(name)]);
        expect(deductions, `${name} of ${JSON.stringify(said)}`).toEqual([{ name: other.name, amount: 300 }]);
        expect(minimum).toBe(2 * 9_700);
      }
    }
  });

  it('nor of any name where the template says what it is for, as each of the delivered book does that can', () => {
    const isWordless = ({ name, shortcoming }: DeductionTemplate) =>
      shortcoming === undefined && name !== 'Akku verbraucht';
    expect(data.deductions.filter(isWordless)).toEqual([]);
    const named = { ...template('Zubehör unvollständig'), shortcoming: 'charger' as const };
    for (const said of [{ charger: false }, { powerSupplies: 0 }])
      expect(withTemplates(said, [named]).minimum).toBe(2 * 9_700);
    expect(withTemplates({ charger: true }, [named]).deductions).toEqual([
      { name: named.name, amount: 100, shortcoming: 'charger' },
      { name: other.name, amount: 300 },
    ]);
  });

  it('nor of any of several, while what was not said may still be found', () => {
    fc.assert(
      fc.property(fc.subarray([...declaredFlaws], { minLength: 1, maxLength: 5 }), (declared) => {
        const said: Partial<ItemConfiguration> = Object.assign({}, ...declared.map(([one]) => one));
        const counted = declared.filter(([one]) => isSaid(one, said)).flatMap(([, named]) => named);
        const all = [...new Set([...counted, ...data.deductions.map(({ name }) => name)])];
        const open = withTemplates(said, all).deductions.map(({ name }) => name);
        expect(open.filter((name) => counted.includes(name))).toEqual([]);
        expect(open).toContain(other.name);
      }),
    );
    expect(withTemplates({}, [charger, battery, wear]).deductions).toHaveLength(4);
    expect(withTemplates(well, [charger, battery, wear]).deductions).toHaveLength(4);
  });

  it('two templates whose names differ in capitals, blanks or dots alone make one deduction', () => {
    const twice = withTemplates({}, ['ohne Netzteil', 'Ohne  Netzteil.']);
    expect(twice.deductions.map(({ name }) => name)).toEqual(['Ohne  Netzteil.', other.name]);
    expect(twice.minimum).toBe(2 * 9_600);
  });
});

function isSaid(one: Partial<ItemConfiguration>, said: Partial<ItemConfiguration>): boolean {
  return JSON.stringify({ ...said, ...one }) === JSON.stringify(said);
}
