import { describe, expect, it } from 'vitest';
import { categoryKeys, typeKeys } from '#domain/catalogue/kinds.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { parseCatalogue } from './parse-catalogue.ts';

const { entries, properties } = parseCatalogue(readCatalogueFiles('catalogue'));
const models = entries.filter((entry) => entry.selectType === 'model');
const categories = entries.filter((entry) => entry.selectType === 'category');

describe('the catalogue as delivered', () => {
  it('has every category and component type of the specification', () => {
    const keys = entries.flatMap((entry) => ('key' in entry ? [entry.key] : []));
    expect(keys.toSorted()).toEqual([...categoryKeys, ...typeKeys].toSorted());
  });

  it('holds at least 150 models over the eight main kinds of goods', () => {
    expect(models.length).toBeGreaterThanOrEqual(150);
    const main = ['server', 'notebookTablet', 'pcWorkstation', 'storage', 'switch', 'firewall', 'monitor', 'ups'];
    const counted = main.map((key) => {
      const cid = categories.find((category) => category.key === key)?.id;
      return models.filter((model) => model.cid === cid).length;
    });
    expect(Math.min(...counted)).toBeGreaterThanOrEqual(15);
  });

  it('uses each of its option lists', () => {
    const named = new Set(models.flatMap((model) => Object.values(model)));
    const asked = new Set(['tape.lto', 'tapeDrive.lto', 'keyboard']);
    expect(properties.map(({ key }) => key).filter((key) => !named.has(key) && !asked.has(key))).toEqual([]);
  });

  it('lists a manufacturer in each category in which it has models', () => {
    const makers = new Map(
      entries.flatMap((entry) => (entry.selectType === 'manufacturer' ? [[entry.id, entry]] : [])),
    );
    expect(models.filter((model) => !makers.get(model.mid)?.cids.includes(model.cid))).toEqual([]);
  });

  it('keeps models and their series in one category and manufacturer', () => {
    const series = new Map(entries.flatMap((entry) => (entry.selectType === 'series' ? [[entry.id, entry]] : [])));
    const apart = models.filter((model) => {
      const own = series.get(model.sid ?? '');
      return own !== undefined && (own.mid !== model.mid || own.cid !== model.cid);
    });
    expect(apart.map(({ name }) => name)).toEqual([]);
  });

  it('opens the PowerEdge R640 at its address, complete and under the id that offers store', () => {
    const { catalogue } = loadCatalogue('catalogue');
    const item = catalogue.bySlug.get('dell-poweredge-r640-verkaufen');
    expect(item?.id).toBe('3cf99a28-f993-58d5-a24f-9cef7b233203');
    expect(item && isComplete(item)).toBe(true);
  });
});
