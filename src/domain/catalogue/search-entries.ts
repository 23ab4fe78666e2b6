import type { Catalogue } from './catalogue.ts';
import { kindWords } from './kind-words.ts';
import { type SelectType, selectTypes } from './kinds.ts';
import type { WizardItem } from './wizard-item.ts';

/** Pages that share everything the search knows but their names. */
export interface SearchGroup {
  readonly selectType: SelectType;
  /** Kind of goods shown beside the title, '' where the title says it. */
  readonly kind: string;
  /** Maker in front of each title, or ''. */
  readonly maker: string;
  /** What people call the maker and the series. */
  readonly words: string;
  /** What people call the kind of goods. */
  readonly kindWords: string;
  /** Name, then as far as there is one: shortname (when it is another), note, words. */
  readonly items: readonly (readonly string[])[];
}

/** One page as the search knows it. */
export interface SearchEntry extends Omit<SearchGroup, 'items'> {
  readonly title: string;
  readonly shortname: string;
  readonly note: string;
  readonly ownWords: string;
}

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

function groupOf({
  selectType,
  title,
  category,
  type,
  manufacturer,
  series,
  model,
}: WizardItem): Omit<SearchGroup, 'items'> {
  const kind = type?.name ?? category?.name ?? '';
  const shortname = manufacturer?.shortname ?? '';
  const configType = model?.configType ?? series?.configType;
  return {
    selectType,
    kind: title === kind || title.endsWith(` ${kind}`) ? '' : kind,
    maker: title.startsWith(`${shortname} `) ? shortname : '',
    words: joined(manufacturer?.name, manufacturer?.words, series?.name),
    kindWords: joined(
      category?.name,
      (configType && kindWords[configType]) ?? category?.words,
      type?.name,
      type?.words,
    ),
  };
}

function itemOf({ title, model }: WizardItem, maker: string): readonly string[] {
  const name = maker === '' ? title : title.slice(maker.length + 1);
  const shortname = model === undefined || model.shortname === name ? '' : model.shortname;
  const fields = [name, shortname, model?.note ?? '', model?.words ?? ''];
  return fields.slice(0, fields.findLastIndex((field) => field !== '') + 1);
}

/** The catalogue's pages as the search needs them, without ids and options: what is said of many is said once. */
export function searchGroupsOf({ items }: Catalogue): readonly SearchGroup[] {
  const groups = new Map<string, SearchGroup & { items: (readonly string[])[] }>();
  for (const item of items) {
    const shared = groupOf(item);
    const key = JSON.stringify(shared);
    const group = groups.get(key) ?? { ...shared, items: [] };
    group.items.push(itemOf(item, shared.maker));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Each page of the groups, with the title that its wizard page has. */
export function searchEntriesOf(groups: readonly SearchGroup[]): SearchEntry[] {
  return groups.flatMap(({ items, ...shared }) =>
    items.map(([name = '', shortname = '', note = '', ownWords = '']) => ({
      ...shared,
      title: joined(shared.maker, name),
      shortname: shortname || name,
      note,
      ownWords,
    })),
  );
}

/**
 * Reads `{groups}` as it came over the wire; throws a TypeError when it is something else. Written by hand because a schema
 * library would be most of the worker's code.
 */
export function readSearchGroups(answer: unknown): readonly SearchGroup[] {
  const groups = isRecord(answer) ? answer.groups : undefined;
  if (!Array.isArray(groups) || !groups.every(isGroup)) throw new TypeError('The search entries are not readable');
  return groups;
}

function isGroup(value: unknown): value is SearchGroup {
  if (!isRecord(value)) return false;
  const { selectType, items, ...texts } = value;
  return (
    selectTypes.some((known) => known === selectType) &&
    [texts.kind, texts.maker, texts.words, texts.kindWords].every(isText) &&
    Array.isArray(items) &&
    items.every((item) => Array.isArray(item) && item.every(isText))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
