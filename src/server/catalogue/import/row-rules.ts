import { isEntryId } from '#domain/catalogue/entry-id.ts';
import { categoryKeys, configTypes, typeKeys } from '#domain/catalogue/kinds.ts';
import type { catalogueFiles } from '../catalogue-files.ts';
import { allAsked, type FactColumn, factColumns, factValues, requiredFacts } from '../fact-columns.ts';

export type TableName = (typeof catalogueFiles)[number];

/** Whether a table has a row under a key. */
export type HasKey = (table: TableName, key: string) => boolean;

/** What is wrong with a field, as a German sentence; undefined when nothing is. */
type Rule = (value: string, has: HasKey) => string | undefined;

const wholeNumber: Rule = (value) => (/^\d+$/.test(value) ? undefined : `„${value}“ ist keine ganze Zahl.`);
const required: Rule = (value) => (value === '' ? 'Das Feld ist leer.' : undefined);

const oneOf =
  (values: readonly string[]): Rule =>
  (value) =>
    values.includes(value) ? undefined : `„${value}“ gibt es nicht; möglich ist ${values.join(', ')}.`;

const optional =
  (rule: Rule): Rule =>
  (value, has) =>
    value === '' ? undefined : rule(value, has);

const list =
  (rule: Rule): Rule =>
  (value, has) => {
    const parts = value.split('|');
    const wrong = parts.find((part, at) => part === '' || part.trim() !== part || parts.indexOf(part) !== at);
    if (wrong !== undefined) return `Der Teil „${wrong}“ ist leer, mit Leerzeichen am Rand oder doppelt.`;
    return parts.map((part) => rule(part, has)).find((problem) => problem !== undefined);
  };

const known =
  (table: TableName, what: string): Rule =>
  (value, has) =>
    has(table, value) ? undefined : `${what} „${value}“ gibt es im Katalog nicht.`;

const flag = oneOf(['ja', 'nein']);
const id = optional((value) => (isEntryId(value) ? undefined : `„${value}“ ist keine Kennung (UUID).`));
const category = known('categories', 'Die Kategorie');
const type = optional(known('types', 'Die Komponentenart'));
const manufacturer = known('manufacturers', 'Den Hersteller');
const options = optional(known('properties', 'Die Optionenliste'));
const words = optional(list((part) => (part.includes(',') ? `In „${part}“ steht ein Komma.` : undefined)));
const configType = optional(oneOf(configTypes));

const isQuestion = (key: string) => factValues.notAsked.some((asked) => asked === key);
const questionKeys = list((key) => (isQuestion(key) ? undefined : `Die Frage „${key}“ gibt es nicht.`));
const notAsked: Rule = (value, has) => (value === allAsked ? undefined : questionKeys(value, has));

/** The columns of facts about goods: one of their values, of questions several. */
function facts(table: keyof typeof factColumns): Record<string, Rule> {
  const needed = table === 'categories' || table === 'types' ? requiredFacts : [];
  const columns: readonly FactColumn[] = factColumns[table];
  const rule = (fact: FactColumn): Rule => {
    if (fact === 'notAsked') return optional(notAsked);
    return needed.includes(fact) ? oneOf(factValues[fact]) : optional(oneOf(factValues[fact]));
  };
  return Object.fromEntries(columns.map((fact) => [fact, rule(fact)]));
}

const named = { id, name: required, source: required };

/** What each field of each table must be. */
const rowRules: Record<TableName, Readonly<Record<string, Rule>>> = {
  properties: { key: required, value: list(required), source: required },
  categories: {
    ...named,
    key: oneOf(categoryKeys),
    priority: wholeNumber,
    freetextAllowed: flag,
    ...facts('categories'),
    words,
  },
  types: { ...named, key: oneOf(typeKeys), category, ...facts('types'), words },
  manufacturers: {
    ...named,
    key: required,
    shortname: required,
    categories: list(category),
    ...facts('manufacturers'),
    words,
  },
  series: {
    ...named,
    key: required,
    category,
    type,
    manufacturer,
    shortname: required,
    freetextAllowed: flag,
    configType,
    ...facts('series'),
  },
  models: {
    ...named,
    category,
    type,
    manufacturer,
    series: optional(known('series', 'Die Serie')),
    shortname: required,
    configType,
    queryPackagingAvailable: flag,
    optionsCpu: options,
    optionsCpuCount: options,
    optionsGpu: options,
    optionsDisplay: options,
    optionsRam: options,
    ssdDisabled: flag,
    ssdCapacities: options,
    hddDisabled: flag,
    hddCapacities: options,
    fdDisabled: flag,
    fdCapacities: options,
    ...facts('models'),
    words,
  },
};

/** A character that no name has and a terminal or spreadsheet might obey. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** The first thing wrong in a row, with its field. */
export function rowProblem(table: TableName, fields: ReadonlyMap<string, string>, has: HasKey) {
  for (const [field, value] of fields) {
    const problem = control.test(value)
      ? 'Das Feld enthält ein Steuerzeichen.'
      : /^[=@]/.test(value)
        ? 'Das Feld beginnt wie eine Formel.'
        : rowRules[table][field]?.(value, has);
    if (problem !== undefined) return { field, problem };
  }
  return undefined;
}
