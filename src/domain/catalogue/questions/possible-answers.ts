import type { ItemConfiguration } from '../item-configuration.ts';
import type { WizardPage, WizardQuestion } from '../wizard-page.ts';
import type { Question } from './registry.ts';
import { questionRecords } from './registry.ts';

/** An answer that can be chosen: as its field names it, and as it is stored. */
export interface PossibleAnswer {
  /** 'true', 'b', '16 GB', 'ssd 256 GB'; drives that are not there are 'ohne'. */
  readonly key: string;
  readonly said: Partial<ItemConfiguration>;
}

const withoutDrives = 'ohne';

/** The answers from which one can be chosen to a question of a page; none where it is answered freely. */
export function possibleAnswers(
  { question, options }: WizardQuestion,
  drives: WizardPage['drives'],
): readonly PossibleAnswer[] {
  const { input } = questionRecords[question];
  const answered = (key: string, answer: unknown): PossibleAnswer => ({ key, said: saying(question, answer) });
  switch (input.kind) {
    case 'yesNo':
      return [answered('true', true), answered('false', false)];
    case 'choice':
      return Object.keys(input.labels).map((key) => answered(key, key));
    case 'pickedNumber':
      return (options.length > 0 ? options : input.usual).map((count) => answered(count, Number(count)));
    case 'text':
      return input.suggests === 'models' ? [] : options.map((option) => answered(option, option));
    case 'number':
      return [];
    case 'drives':
      return [
        ...drives.flatMap(({ kind, capacities }) =>
          capacities.map((capacity) => answered(`${kind} ${capacity}`, [{ kind, capacity, count: 1 }])),
        ),
        answered(withoutDrives, []),
      ];
  }
}

/** Answers by their question; what a record's own options hold fits it. */
function saying(question: Question, answer: unknown): Partial<ItemConfiguration> {
  return { [question]: answer };
}
