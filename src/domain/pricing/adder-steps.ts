import { type Question, questionRecords } from '#domain/catalogue/questions/registry.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { OpenPriceBook } from './open-price-book.ts';
import type { Adder } from './price-book.ts';
import { addingStep, type PriceStep, unknownStep } from './price-step.ts';
import { type PricedGoods, scopesOf } from './priced-goods.ts';
import { shownAnswer } from './shown-answers.ts';
import { gigabytesOf, type ValuedAnswers, valuedDrives, valuedQuestions } from './valued-answers.ts';

/** What an answer is worth: cents, or undefined where the book tells its question's answers apart and does not know this one. */
type Worth = { readonly cents: Cents; readonly how: string } | undefined;

const nothing: Worth = { cents: 0, how: '' };

/**
 * What the goods' answers add to a price that includes others, question by question. A question that no adder of the goods' scopes
 * names makes no difference; what was not said is taken to be as included, and named as unknown.
 */
export function adderSteps(book: OpenPriceBook, goods: PricedGoods, included: ValuedAnswers): readonly PriceStep[] {
  const scopes = scopesOf(goods);
  return valuedQuestions.flatMap((question) => {
    const said = goods.answers[question];
    const within = included[question];
    const { label } = questionRecords[question];
    if (said === undefined && within !== undefined)
      return [unknownStep(`${label} nicht genannt, gerechnet mit ${shownAnswer(question, within)}`)];
    if (said === undefined || said === within || !scopes.some((scope) => book.addersOf(scope, question))) return [];
    const title = `${label} ${shownAnswer(question, said)}`;
    const worth = worthOf(book, scopes, question, goods.answers);
    if (worth === undefined) return [unknownStep(`${title}: nicht im Preisbuch`)];
    const without = included[question] === undefined ? nothing : worthOf(book, scopes, question, included);
    const added = worth.cents - (without?.cents ?? 0);
    return added === 0 ? [] : [addingStep(`${title}${worth.how}`, added)];
  });
}

/** Cents that the goods' answers add to a price that includes nothing; what is unknown adds nothing. */
export function addedCents(book: OpenPriceBook, goods: PricedGoods): Cents {
  const scopes = scopesOf(goods);
  return valuedQuestions.reduce(
    (sum, question) => sum + (worthOf(book, scopes, question, goods.answers)?.cents ?? 0),
    0,
  );
}

function worthOf(book: OpenPriceBook, scopes: readonly string[], question: Question, answers: ValuedAnswers): Worth {
  const said = answers[question];
  if (said === undefined) return nothing;
  if (question === 'drives') return drivesWorth(book, scopes, said);
  const exact = nearest(book, scopes, question, ({ answer }) => answer === said);
  if (exact) {
    const count = question === 'cpu' ? processorsIn(answers) : 1;
    return { cents: exact.cents * count, how: count === 1 ? '' : ` (${count} × ${formatMoney(exact.cents)})` };
  }
  const perGigabyte = nearest(book, scopes, question, ({ answer }) => answer === '');
  const gigabytes = gigabytesOf(said);
  if (!perGigabyte || gigabytes === undefined) return undefined;
  return { cents: Math.round(gigabytes * perGigabyte.cents), how: ` (${formatMoney(perGigabyte.cents)} je GB)` };
}

/** Each drive by the largest size of its kind that it reaches; one without a readable size by the smallest. */
function drivesWorth(book: OpenPriceBook, scopes: readonly string[], said: string): Worth {
  const drives = valuedDrives(said);
  let cents = 0;
  for (const { kind, gigabytes = 0, count } of drives ?? []) {
    const adder = nearest(
      book,
      scopes,
      'drives',
      ({ answer, fromGigabytes }) => answer === kind && fromGigabytes <= gigabytes,
      (one, other) => other.fromGigabytes - one.fromGigabytes,
    );
    if (!adder) return undefined;
    cents += adder.cents * count;
  }
  return drives && { cents, how: '' };
}

function processorsIn({ cpuCount }: ValuedAnswers): number {
  const count = Number(cpuCount ?? 1);
  return Number.isInteger(count) && count >= 0 ? count : 1;
}

function nearest(
  book: OpenPriceBook,
  scopes: readonly string[],
  question: Question,
  fits: (adder: Adder) => boolean,
  order?: (one: Adder, other: Adder) => number,
): Adder | undefined {
  for (const scope of scopes) {
    const fitting = book.addersOf(scope, question)?.filter(fits) ?? [];
    const [first] = order ? fitting.toSorted(order) : fitting.slice(-1);
    if (first) return first;
  }
  return undefined;
}
