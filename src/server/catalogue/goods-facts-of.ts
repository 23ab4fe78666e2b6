import type { GoodsFacts } from '#domain/catalogue/goods-facts.ts';
import { allAsked, type FactColumn, factColumns, factValues, requiredFacts } from './fact-columns.ts';
import type { Row } from './read-catalogue-rows.ts';

/** Reads what a row says of its goods; a word that no column knows is refused. Absent where it says nothing. */
export function goodsFactsOf(row: Row, file: keyof typeof factColumns): { facts?: GoodsFacts } {
  const columns: readonly FactColumn[] = factColumns[file];
  const oneOf = <Fact extends Exclude<FactColumn, 'storesData' | 'notAsked'>>(fact: Fact) => {
    if (!columns.includes(fact)) return {};
    const value = row.optionalOneOf<(typeof factValues)[Fact][number]>(fact, factValues[fact]);
    return value === undefined ? {} : { [fact]: value };
  };
  if (file === 'categories' || file === 'types') for (const fact of requiredFacts) row.required(fact);
  // As most of the many models: they go by what stands above them.
  if (columns.every((fact) => row.optional(fact) === undefined)) return {};
  const facts: GoodsFacts = {
    ...oneOf('lock'),
    ...oneOf('lockUnlisted'),
    ...oneOf('goodsKind'),
    ...oneOf('reverseCharge'),
    ...(columns.includes('storesData') && { storesData: row.flag('storesData') }),
    ...(columns.includes('notAsked') && row.optional('notAsked') !== undefined && { notAsked: notAsked(row) }),
  };
  return Object.keys(facts).length === 0 ? {} : { facts };
}

function notAsked(row: Row): readonly string[] {
  if (row.optional('notAsked') === allAsked) return [];
  const named = row.list('notAsked');
  const unknown = named.find((key) => !factValues.notAsked.some((asked) => asked === key));
  if (unknown !== undefined) throw row.refuse('notAsked', `there is no question '${unknown}'`);
  return named;
}
