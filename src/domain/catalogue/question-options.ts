import { type Catalogue, optionsOf } from './catalogue.ts';
import type { ModelOptions } from './entries.ts';
import type { Question } from './question-keys.ts';
import { variantOf } from './question-variants.ts';
import { usualAnswers } from './usual-answers.ts';
import type { WizardItem } from './wizard-item.ts';

const modelFields: { readonly [question in Question]?: keyof ModelOptions } = {
  capacity: 'ssdCapacities',
  cpu: 'optionsCpu',
  cpuCount: 'optionsCpuCount',
  gpu: 'optionsGpu',
  display: 'optionsDisplay',
  ram: 'optionsRam',
};
const sharedLists: { readonly [question in Question]?: string } = { keyboard: 'keyboard', tapeDrive: 'tapeDrive.lto' };

/** Known answers to a question about an item, empty when the answer is typed freely. */
export function questionOptions(catalogue: Catalogue, item: WizardItem, question: Question): readonly string[] {
  // a disk's sizes stand with the disks, a tablet's with the SSDs
  const field = question === 'capacity' && item.model?.ssdDisabled ? 'hddCapacities' : modelFields[question];
  const known = optionsOf(catalogue, field === undefined ? sharedLists[question] : item.model?.[field]);
  return known.length > 0 ? known : usualAnswers(question, variantOf(item, question));
}
