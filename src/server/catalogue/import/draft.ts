import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { type CatalogueTexts, catalogueFiles, catalogueTexts } from '../catalogue-files.ts';
import { proposedId } from '../entry-ids.ts';
import { parseCatalogue } from '../parse-catalogue.ts';
import { type ImportPlace, ImportRefusal } from './import-refusal.ts';
import { rowProblem, type TableName } from './row-rules.ts';
import { sameName } from './same-name.ts';
import { type CatalogueTable, type ImportRow, readImportTable, tableText } from './table.ts';

type Fields = ReadonlyMap<string, string>;
export type Change = 'added' | 'changed' | 'unchanged';

/** The catalogue while something is being taken over into it; nothing of it is written before the end. */
export interface CatalogueDraft {
  readonly columns: (table: TableName) => readonly string[];
  readonly rows: (table: TableName) => readonly Fields[];
  /** The row that the fields are about: the same id, else the same key, of a model the same maker and page. */
  find(table: TableName, fields: Fields): Fields | undefined;
  /** The maker's models of that name (sameName): by name, shortname or other names. */
  named(maker: string, name: string): readonly Fields[];
  /** Takes a row over, or refuses it at its place. */
  put(table: TableName, fields: Fields, place: ImportPlace): Change;
  /** The way back to how a table is now. */
  mark(table: TableName): () => void;
  /** The files as they would be written: those that nothing changed as they were, byte for byte. */
  texts(): CatalogueTexts;
}

interface OpenTable {
  readonly columns: readonly string[];
  readonly rows: ImportRow[];
  readonly fields: Fields[];
  /** Where a row stands, by each of its identities. */
  readonly index: Map<string, number>;
  /** Where models stand, by maker and name. */
  readonly names: Map<string, Set<number>>;
}

function openTable({ columns, rows }: CatalogueTable, name: TableName): OpenTable {
  const fields = rows.map((row) => row.fields);
  const index = new Map(fields.flatMap((one, at) => identities(name, one).map((identity) => [identity, at] as const)));
  const names = new Map<string, Set<number>>();
  if (name === 'models') for (const [at, one] of fields.entries()) enter(names, one, at);
  return { columns, rows: [...rows], fields, index, names };
}

function enter(names: Map<string, Set<number>>, model: Fields, at: number): void {
  const words = (model.get('words') ?? '').split('|');
  for (const name of [model.get('name') ?? '', model.get('shortname') ?? '', ...words]) {
    const key = `${model.get('manufacturer')} ${sameName(name)}`;
    if (name !== '') names.set(key, (names.get(key) ?? new Set()).add(at));
  }
}

/** Opens the delivered files; what is wrong in them is thrown by the catalogue's own reader. */
export function openDraft(before: CatalogueTexts): CatalogueDraft {
  const { entries } = parseCatalogue(before);
  const pages = new Map(openCatalogue(entries, []).items.map(({ slug, title }) => [slug, title]));
  const tables = new Map<TableName, OpenTable>();
  const touched = new Set<TableName>();
  const of = (name: TableName) => {
    const table = tables.get(name) ?? openTable(readImportTable(`${name}.csv`, before[name]), name);
    tables.set(name, table);
    return table;
  };

  const positionOf = (name: TableName, fields: Fields) =>
    identities(name, fields)
      .map((identity) => of(name).index.get(identity))
      .find((at) => at !== undefined);
  const has = (name: TableName, key: string) => of(name).index.has(`key ${key}`);

  function checkPage(name: TableName, fields: Fields, place: ImportPlace) {
    if (name !== 'models' && name !== 'series' && name !== 'manufacturers') return;
    const makers = of('manufacturers');
    const maker = makers.fields[makers.index.get(`key ${fields.get('manufacturer')}`) ?? -1];
    const title =
      name === 'manufacturers' ? (fields.get('shortname') ?? '') : `${maker?.get('shortname')} ${fields.get('name')}`;
    const taken = pages.get(slugOf(title));
    if (taken !== undefined) {
      throw new ImportRefusal(
        { ...place, field: 'name' },
        `Die Seite /wizard/${slugOf(title)}/ gehört schon zu „${taken}“.`,
      );
    }
    pages.set(slugOf(title), title);
  }

  return {
    columns: (name) => of(name).columns,
    rows: (name) => of(name).fields,
    find: (name, fields) => of(name).fields[positionOf(name, fields) ?? -1],
    named(maker, name) {
      const { fields, names } = of('models');
      return [...(names.get(`${maker} ${name}`) ?? [])].flatMap((at) => fields[at] ?? []);
    },
    put(name, fields, place) {
      const wrong = rowProblem(name, fields, has);
      if (wrong !== undefined) throw new ImportRefusal({ ...place, field: place.field ?? wrong.field }, wrong.problem);
      const table = of(name);
      const at = positionOf(name, fields);
      const known = at === undefined ? undefined : table.fields[at];
      const row = new Map(table.columns.map((column) => [column, fields.get(column) ?? '']));
      if (table.columns.includes('id') && row.get('id') === '') row.set('id', known?.get('id') ?? idOf(name, row));
      if (known !== undefined && [...row].every(([column, value]) => known.get(column) === value)) return 'unchanged';
      if (known !== undefined && known.get('id') !== row.get('id')) {
        throw new ImportRefusal(
          { ...place, field: 'id' },
          `Der Eintrag steht schon unter der Kennung ${known.get('id')}.`,
        );
      }
      if (known === undefined || known.get('name') !== row.get('name')) checkPage(name, row, place);
      const position = at ?? table.rows.length;
      table.rows[position] = { fields: row, line: 0, raw: undefined };
      table.fields[position] = row;
      for (const identity of identities(name, row)) table.index.set(identity, position);
      if (name === 'models') enter(table.names, row, position);
      touched.add(name);
      return known === undefined ? 'added' : 'changed';
    },
    mark(name) {
      const { columns, rows, fields, index, names } = of(name);
      const wasTouched = touched.has(name);
      const kept = { columns, rows: [...rows], fields: [...fields], index: new Map(index), names };
      return () => {
        tables.set(name, kept);
        if (!wasTouched) touched.delete(name);
      };
    },
    texts: () => catalogueTexts((name) => (touched.has(name) ? tableText(of(name)) : before[name])),
  };
}

function identities(name: TableName, fields: Fields): string[] {
  const id = fields.get('id') ?? '';
  const own =
    name === 'models'
      ? `page ${fields.get('manufacturer')} ${slugOf(fields.get('name') ?? '')}`
      : `key ${fields.get('key')}`;
  return id === '' ? [own] : [`id ${id.toLowerCase()}`, own];
}

function idOf(name: TableName, row: Fields): string {
  const names = name === 'models' ? [row.get('manufacturer') ?? '', row.get('name') ?? ''] : [row.get('key') ?? ''];
  return proposedId({ file: name }, names);
}

/** The table whose columns these are; the id may be missing. */
export function tableOf(draft: CatalogueDraft, columns: readonly string[]): TableName | undefined {
  return catalogueFiles.find((name) => {
    const own = draft.columns(name);
    return (
      columns.every((column) => own.includes(column)) &&
      own.every((column) => column === 'id' || columns.includes(column))
    );
  });
}
