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
  const answers: Readonly<Record<string, unknown>> = { ...configuration };
  const said = (isDefect: boolean) =>
    inOrder
      .filter((asked) => (questionRecords[asked].asDefect ?? false) === isDefect)
      .map((asked) => {
        const answer = configuration[asked];
        return answer === undefined ? undefined : questionRecords[asked].say(answer, answers);
      });
  return [...said(false), configuration.working ? undefined : 'defekt', ...said(true)].filter(Boolean).join(', ');
}
