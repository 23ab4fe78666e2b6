import { type Catalogue, optionsOf } from '../catalogue.ts';
import { driveKindsFor } from '../drive-kinds.ts';
import { factOf } from '../fact-of.ts';
import type { GoodsClass } from '../goods-class.ts';
import { lockOf } from '../locks.ts';
import type { WizardItem } from '../wizard-item.ts';
import type { QuestionVariant } from './question.ts';
import { type Question, questionRecords, questions } from './registry.ts';

const usualQuestions = questions.filter((asked) => !questionRecords[asked].asDefect);
const defects = questions.filter((asked) => questionRecords[asked].asDefect);

/** By what an item is asked; undefined where nothing is known of it. */
export function goodsClassOf(item: WizardItem): GoodsClass | undefined {
  const { type, category, model, series } = item;
  const known = type?.key ?? model?.configType ?? series?.configType;
  if (known !== undefined) return known;
  const isOfNoKind = category === undefined || category.key === 'hardware' || category.key === 'other';
  return isOfNoKind && lockOf(item) !== undefined ? 'phone' : category?.key;
}

/** Questions that matter for an item's price, the required one first; never what its model already says. */
export function questionsFor(item: WizardItem): readonly Question[] {
  const goods = goodsClassOf(item);
  const isLocked = lockOf(item) !== undefined;
  const notAsked = item.model && factOf(item, 'notAsked');
  const concerning = usualQuestions.filter((asked) => {
    const { askedOf, onlyOfModels, answeredByModel, answeredByFreetext, input } = questionRecords[asked];
    if (!askedOf.some((one) => (one === 'locked' ? isLocked : one === goods))) return false;
    if (input.kind === 'drives' && driveKindsFor(item).length === 0) return false;
    if (item.freetext !== undefined && answeredByFreetext) return false;
    const isOf = (classes: readonly GoodsClass[] = []) => classes.some((one) => one === goods);
    if (item.model === undefined) return !isOf(onlyOfModels);
    return answeredByModel !== true && !isOf(answeredByModel) && !notAsked?.includes(asked);
  });
  const inOrder = concerning.filter((asked) => {
    const { onlyWith } = questionRecords[asked];
    return onlyWith === undefined || concerning.some((one) => one === onlyWith);
  });
  return [
    ...inOrder.filter((asked) => isAnswerRequired(item, asked)),
    ...inOrder.filter((asked) => !isAnswerRequired(item, asked)),
  ];
}

/** What may be wrong with an item that does not work, in the order in which it is asked. */
export function defectsFor(item: WizardItem): readonly Question[] {
  const goods = goodsClassOf(item);
  return defects.filter((asked) => questionRecords[asked].askedOf.some((one) => one === goods));
}

/** Whether an item cannot be offered before the question is answered: goods that do nothing while their cloud knows them. */
export function isAnswerRequired(item: WizardItem, asked: Question): boolean {
  const { requiredOf } = questionRecords[asked];
  const lock = requiredOf && lockOf(item);
  return lock !== undefined && requiredOf?.includes(lock) === true;
}

/** Which words and usual answers a question about an item takes; undefined where there are only one kind of them. */
export function variantOf(item: WizardItem, asked: Question): QuestionVariant | undefined {
  const { variants, askedOf } = questionRecords[asked];
  const variant = askedOf.includes('locked') ? lockOf(item) : goodsClassOf(item);
  return variant !== undefined && variants?.[variant] !== undefined ? variant : undefined;
}

/** Known answers to a question about an item, empty when the answer is typed freely. */
export function questionOptions(catalogue: Catalogue, item: WizardItem, asked: Question): readonly string[] {
  const record = questionRecords[asked];
  const known = optionsOf(catalogue, record.listOf?.(item.model));
  if (known.length > 0) return known;
  const variant = variantOf(item, asked);
  return (variant && record.variants?.[variant]?.usual) ?? record.usual ?? [];
}
