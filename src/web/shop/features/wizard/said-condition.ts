import { type ConditionWord, conditionWord } from '#domain/catalogue/condition-word.ts';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { WizardAnswers } from './answers.ts';

/** The condition that the form says, in a word. */
export function wordIn({ hook, starts }: ShopForm<WizardAnswers>): ConditionWord | undefined {
  const [working, grade] = import.meta.env.SSR ? [starts.working, starts.grade] : hook.watch(['working', 'grade']);
  return conditionWord({ working: working !== false, ...(grade && { grade }) });
}
