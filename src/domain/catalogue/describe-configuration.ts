import type { ItemConfiguration } from './item-configuration.ts';
import { type Question, questionRecords, questions } from './questions/registry.ts';

/** The questions in the order in which their answers are said. */
const inOrder: readonly Question[] = questions.reduce<readonly Question[]>(
  (order, asked) => {
    const { saidAfter } = questionRecords[asked];
    if (saidAfter === undefined) return order;
    const place = order.findIndex((one) => String(one) === saidAfter) + 1;
    return order.toSpliced(place, 0, asked);
  },
  questions.filter((asked) => questionRecords[asked].saidAfter === undefined),
);

/** German one-line summary of a configuration ('2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS'), empty when nothing is said; packaging is no property of the goods. */
export function describeConfiguration(configuration: ItemConfiguration): string {
  return joined([equipmentOf(configuration), ...flawsOf(configuration)]);
}

/** What the goods have and lack, in German: the summary without whether they work; empty when nothing is said. */
export function equipmentOf(configuration: ItemConfiguration): string {
  return joined(answersSaid(configuration, false));
}

/** Whether the goods work, and what is broken, in German: 'funktioniert', 'defekt, Display defekt'. */
export function conditionText(configuration: ItemConfiguration): string {
  return joined([configuration.working ? 'funktioniert' : undefined, ...flawsOf(configuration)]);
}

function flawsOf(configuration: ItemConfiguration) {
  return [configuration.working ? undefined : 'defekt', ...answersSaid(configuration, true)];
}

function answersSaid(configuration: ItemConfiguration, isDefect: boolean) {
  const answers: Readonly<Record<string, unknown>> = { ...configuration };
  return inOrder
    .filter((asked) => (questionRecords[asked].asDefect ?? false) === isDefect)
    .map((asked) => {
      const answer = configuration[asked];
      return answer === undefined ? undefined : questionRecords[asked].say(answer, answers);
    });
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
