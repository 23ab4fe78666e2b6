import { typeKeys } from './kinds.ts';
import { lockKinds, lockOf } from './locks.ts';
import type { Question } from './question-keys.ts';
import type { WizardItem } from './wizard-item.ts';

/** What tells apart the same question about different goods: by component type, by what binds them, or by kind of case. */
export const questionVariants = [...typeKeys, ...lockKinds, 'case', 'tapeLibrary', 'monitor', 'sanSwitch'] as const;
export type QuestionVariant = (typeof questionVariants)[number];

/** Which words and usual answers a question about an item takes; undefined where there are only one kind of them. */
export function variantOf(item: WizardItem, question: Question): QuestionVariant | undefined {
  const { type, category, model, series } = item;
  const configType = model?.configType ?? series?.configType;
  if (question === 'released') return lockOf(item);
  if (type !== undefined) return type.key;
  if (question === 'formFactor') return 'case';
  if (question === 'interface' && configType === 'tapeLibrary') return 'tapeLibrary';
  if (question !== 'ports') return undefined;
  if (configType === 'sanSwitch') return 'sanSwitch';
  return category?.key === 'monitor' ? 'monitor' : undefined;
}
