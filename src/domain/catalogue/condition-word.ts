import type { ItemConfiguration } from './item-configuration.ts';

/** The condition of a device as somebody says it who sells one: in three words, and one more where it is damaged. */
export const conditionWords = ['likeNew', 'used', 'damaged', 'defect'] as const;
export type ConditionWord = (typeof conditionWords)[number];

/** What a word says of a device that is graded. Grades are of what works, as far as nobody says otherwise. */
export const saidByWord: Readonly<Record<ConditionWord, Pick<ItemConfiguration, 'working' | 'grade'>>> = {
  likeNew: { working: true, grade: 'a' },
  used: { working: true, grade: 'b' },
  damaged: { working: true, grade: 'c' },
  defect: { working: false },
};

/** The word for what was said; undefined where the grade of a working device was not. */
export function conditionWord({
  working,
  grade,
}: Pick<ItemConfiguration, 'working' | 'grade'>): ConditionWord | undefined {
  if (!working) return 'defect';
  return conditionWords.find((word) => saidByWord[word].working && saidByWord[word].grade === grade);
}
