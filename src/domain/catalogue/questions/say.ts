import { numberText } from '#domain/values/number-text.ts';
/** Both answers are worth reading: a 'yes' is a promise, a 'no' a deduction. */
export function withOrWithout(what: string): (answer: boolean) => string {
  return (answer) => `${answer ? 'mit' : 'ohne'} ${what}`;
}

/** A number with its noun: '1 Netzteil', '2 Netzteile', 'ohne Netzteile'. */
export function countedOrNone(one: string, many: string): (count: number) => string {
  return (count) => (count === 0 ? `ohne ${many}` : `${numberText(count)} ${count === 1 ? one : many}`);
}

/** The answer itself; an empty one says nothing. */
export function verbatim(answer: string): string | undefined {
  return answer || undefined;
}

/** The answer behind its noun: 'Kühlung passiv'. */
export function behind(noun: string): (answer: string) => string | undefined {
  return (answer) => answer && `${noun} ${answer}`;
}
