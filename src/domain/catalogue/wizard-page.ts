import { breadcrumbOf, type Crumb } from './breadcrumb.ts';
import { type Catalogue, optionsOf } from './catalogue.ts';
import { capacitiesKey, driveKindsFor } from './drive-kinds.ts';
import type { DriveKind } from './item-configuration.ts';
import { type ItemDetails, itemDetails } from './item-details.ts';
import { firstSteps, nextSteps } from './next-steps.ts';
import { questionOptions } from './question-options.ts';
import { type Question, questionsFor } from './questions.ts';
import { allowsFreetext, isComplete, type WizardItem, withFreetext } from './wizard-item.ts';

/** A choice on the way to an item. */
export interface WizardStep {
  readonly title: string;
  readonly slug: string;
  readonly note?: string;
}

export interface WizardQuestion {
  readonly question: Question;
  /** Known answers; empty when the answer is typed freely. */
  readonly options: readonly string[];
}

/** Everything one wizard page shows. */
export interface WizardPage {
  readonly selectType: WizardItem['selectType'];
  /** The catalogue's id of a type or model, stored with the offer; absent for free text. */
  readonly entryId?: string;
  readonly freetext?: string;
  readonly title: string;
  readonly slug: string;
  readonly note?: string;
  readonly complete: boolean;
  readonly freetextAllowed: boolean;
  readonly askPackaging: boolean;
  readonly crumbs: readonly Crumb[];
  readonly steps: readonly WizardStep[];
  readonly questions: readonly WizardQuestion[];
  readonly drives: readonly { readonly kind: DriveKind; readonly capacities: readonly string[] }[];
  readonly details: ItemDetails;
}

const stepOf = ({ title, slug, model }: WizardItem): WizardStep => ({
  title,
  slug,
  ...(model?.note && { note: model.note }),
});

/** The choices the wizard starts with. */
export function wizardStart(catalogue: Catalogue): readonly WizardStep[] {
  return firstSteps(catalogue).map(stepOf);
}

/** The page of an item, in the customer's own words when there are some. */
export function wizardPage(catalogue: Catalogue, found: WizardItem, freetext?: string): WizardPage {
  const item = freetext === undefined ? found : withFreetext(found, freetext);
  const complete = isComplete(item);
  const questions = complete ? questionsFor(item) : [];
  return {
    selectType: item.selectType,
    ...(item.freetext === undefined ? complete && { entryId: item.id } : { freetext: item.freetext }),
    title: item.title,
    slug: item.slug,
    ...(item.model?.note && { note: item.model.note }),
    complete,
    freetextAllowed: allowsFreetext(item),
    askPackaging: item.model?.queryPackagingAvailable ?? true,
    crumbs: breadcrumbOf(catalogue, item),
    steps: nextSteps(catalogue, item).map(stepOf),
    questions: questions.map((question) => ({ question, options: questionOptions(catalogue, item, question) })),
    drives: questions.includes('drives')
      ? driveKindsFor(item).map((kind) => ({ kind, capacities: optionsOf(catalogue, capacitiesKey(item, kind)) }))
      : [],
    details: itemDetails(item),
  };
}
