import { describe, expect, it } from 'vitest';
import { optionsOf } from '#domain/catalogue/catalogue.ts';
import { capacitiesKey, driveKindsFor } from '#domain/catalogue/drive-kinds.ts';
import { categoryKeys, configTypes, typeKeys } from '#domain/catalogue/kinds.ts';
import { nextSteps } from '#domain/catalogue/next-steps.ts';
import { questionOptions, questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import { catalogueColumns } from './catalogue-columns.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import { readCatalogueRows } from './read-catalogue-rows.ts';

const texts = readCatalogueFiles('catalogue');
const { entries, properties, catalogue } = parseCatalogue(texts);
const models = entries.filter((entry) => entry.selectType === 'model');
const series = entries.filter((entry) => entry.selectType === 'series');
const idOf = (key: string) => entries.find((entry) => 'key' in entry && entry.key === key)?.id ?? key;

function countBy(ids: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

describe('the catalogue as delivered', () => {
  it('holds at least 800 models, at least 100 in each category', () => {
    expect(models.length).toBeGreaterThanOrEqual(800);
    const counts = countBy(models.map(({ cid }) => cid));
    expect(categoryKeys.filter((key) => (counts.get(idOf(key)) ?? 0) < 100)).toEqual([]);
  });

  it('holds at least 40 components of each type', () => {
    const counts = countBy(models.map(({ tid }) => tid));
    expect(typeKeys.filter((key) => (counts.get(idOf(key)) ?? 0) < 40)).toEqual([]);
  });

  it('calls no model by the bare number of another of its maker and category', () => {
    const wrong = models.filter(({ name, words, mid, cid }) =>
      (words ?? '')
        .split(/, |\|/)
        .some(
          (word) =>
            /^\d+$/.test(word) &&
            !name.split(' ').includes(word) &&
            models.some((other) => other.mid === mid && other.cid === cid && other.name.split(' ').includes(word)),
        ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('gives a number to one model of a maker alone: shared are only short forms of the names themselves, and years', () => {
    const compact = (name: string) =>
      name
        .toLowerCase()
        .replaceAll('+', 'plus')
        .replace(/[^a-z0-9äöüé]/g, '');
    const shortens = (short: string, name: string) =>
      Array.from(short).reduce((at, letter) => name.indexOf(letter, at) + 1 || Infinity, 0) < Infinity;
    const owners = Map.groupBy(
      models.flatMap(({ mid, name, words = '' }) =>
        [...new Set([name, ...words.split(', ')].filter(Boolean).map(compact))].map((one) => ({ mid, name, one })),
      ),
      ({ mid, one }) => `${mid} ${one}`,
    );
    const shared = [...owners.values()].filter((all) => all.length > 1);
    const makerOf = (mid: string) => compact(catalogue.byId.get(mid)?.manufacturer?.shortname ?? '');
    /** 'iPad Pro 2018' is each size of that year; a list of devices asks which. */
    const isYear = (one: string) => /^[a-z]+20[12]\d$/.test(one);
    const numbers = shared.filter((all) =>
      all.some(({ mid, name, one }) => !isYear(one) && !shortens(one, makerOf(mid) + compact(name))),
    );
    // Microsoft gives two generations one number.
    expect(numbers.map(([first]) => first?.one)).toEqual(['1796', '1769']);
  });

  it('offers processors and SSDs to choose from for every notebook', () => {
    const classes: readonly (string | undefined)[] = ['notebook', 'macBook', 'macBookPro', 'surfacePro', 'surfaceBook'];
    const notebooks = catalogue.items.filter(({ model }) => classes.includes(model?.configType));
    expect(notebooks.length).toBeGreaterThan(1800);
    const lacking = notebooks.filter(
      (item) =>
        questionOptions(catalogue, item, 'cpu').length === 0 ||
        (driveKindsFor(item).includes('ssd') && optionsOf(catalogue, capacitiesKey(item, 'ssd')).length === 0),
    );
    expect(lacking.map(({ title }) => title)).toEqual([]);
  });

  it('uses each config type for models', () => {
    const used = new Set(models.map(({ configType }) => configType));
    expect(configTypes.filter((configType) => !used.has(configType))).toEqual([]);
  });

  it('uses each of its option lists', () => {
    const named = new Set(models.flatMap((model) => Object.values(model)));
    const asked = new Set(['tape.lto', 'tapeDrive.lto', 'keyboard']);
    expect(properties.map(({ key }) => key).filter((key) => !named.has(key) && !asked.has(key))).toEqual([]);
  });

  it('holds no manufacturer, series, category or type that leads nowhere', () => {
    const finest = ['model', 'type'];
    const dead = catalogue.items.filter(
      (item) => !finest.includes(item.selectType) && nextSteps(catalogue, item).length === 0,
    );
    expect(dead.map(({ title }) => title)).toEqual([]);
  });

  it('holds no model of a manufacturer twice, however its name is written', () => {
    const written = ({ mid, name }: { mid: string; name: string }) =>
      `${mid} ${name
        .toLowerCase()
        .replaceAll('+', 'plus')
        .replace(/[^a-z0-9äöüé]/g, '')}`;
    const counts = countBy(models.map(written));
    expect(models.filter((model) => (counts.get(written(model)) ?? 0) > 1).map(({ name }) => name)).toEqual([]);
  });

  it('says for each model where its facts come from', () => {
    const sources = new Set(
      [...readCatalogueRows('models', texts.models, catalogueColumns.models)].map((row) => row.required('source')),
    );
    expect([...sources].toSorted()).toEqual([
      'Branchenkenntnis',
      'Modellnummer des Herstellers',
      'NetBox device-type library (CC0-1.0)',
      'Teilenummer des Herstellers',
    ]);
  });

  it('leaves room for what it does not list below each series and category', () => {
    expect(series.filter(({ freetextAllowed }) => !freetextAllowed)).toEqual([]);
  });

  it.each([
    ['dell-poweredge-m1000e', ['powerSupplies', 'grade', 'rails']],
    ['hpe-lto-6-ultrium-c7976a', []],
    ['apc-rbc43', ['batteryYear']],
    ['samsung-m393a4k40cb2-cvf', []],
    ['samsung-galaxy-a51', ['capacity', 'grade', 'battery', 'simLock', 'released']],
    ['hp-laserjet-enterprise-m507', ['extras', 'grade', 'pageCount', 'toner']],
    ['zebra-zt410', ['grade', 'pageCount']],
    ['fujitsu-fi-7160', ['grade', 'pageCount', 'charger']],
    ['cisco-ip-phone-8851', ['grade', 'handset']],
    ['cisco-webex-room-kit-mini', ['charger', 'remoteControl', 'roomParts']],
    ['epson-eb-x41', ['grade', 'pixelErrors', 'lampHours', 'remoteControl']],
    ['dell-wd19dc', ['charger']],
    ['sony-playstation-5', ['capacity', 'grade', 'gamepad']],
    ['cisco-air-ct5520-k9', ['ports', 'powerSupplies', 'mount']],
  ])('asks about %s only what matters', (name, questions) => {
    const item = catalogue.bySlug.get(`${name}-verkaufen`);
    expect(item && questionsFor(item)).toEqual(questions);
  });

  it('opens the PowerEdge R640 at its address, complete and under the id that offers store', () => {
    const item = catalogue.bySlug.get('dell-poweredge-r640-verkaufen');
    expect(item?.id).toBe('3cf99a28-f993-58d5-a24f-9cef7b233203');
    expect(item && isComplete(item)).toBe(true);
  });
});
