import { breadcrumbOf, type Crumb } from './breadcrumb.ts';
import { type Catalogue, modelNamesOf, optionsOf } from './catalogue.ts';
import type { DriveKind } from './drive-group.ts';
import { capacitiesKey, driveKindsFor, hasBuiltInDrive } from './drive-kinds.ts';
import { freetextPlace, freetextStart } from './freetext-place.ts';
import { type GoodsShape, shapeOf } from './goods-shape.ts';
import { type ItemDetails, itemDetails } from './item-details.ts';
import type { QuestionVariant } from './questions/question.ts';
import {
  defectsFor,
  goodsClassOf,
  isAnswerRequired,
  questionOptions,
  questionsFor,
  variantOf,
} from './questions/questions-for.ts';
import { type Question, questionRecords } from './questions/registry.ts';
import { isComplete, type WizardItem, withFreetext } from './wizard-item.ts';
import { startSteps, stepsAt, type WizardStep } from './wizard-steps.ts';

export interface WizardQuestion {
  readonly question: Question;
  /** Known answers, or models that are suggested; empty when the answer is typed freely. */
  readonly options: readonly string[];
  /** Which words the question is asked in, where there are several. */
  readonly variant?: QuestionVariant;
  readonly required?: true;
}

/** The page under which something is described in the customer's own words. */
export interface FreetextAt {
  readonly title: string;
  readonly slug: string;
}

/** What the wizard starts with. */
export interface WizardStart {
  readonly steps: readonly WizardStep[];
  readonly freetextAt?: FreetextAt;
}

/** Everything one wizard page shows. */
export interface WizardPage extends WizardStart {
  readonly selectType: WizardItem['selectType'];
  /** The catalogue's id of a type or model, stored with the offer; absent for free text. */
  readonly entryId?: string;
  readonly freetext?: string;
  readonly title: string;
  readonly slug: string;
  readonly note?: string;
  readonly complete: boolean;
  readonly askPackaging: boolean;
  readonly crumbs: readonly Crumb[];
  readonly questions: readonly WizardQuestion[];
  /** What is asked once it is said not to work. */
  readonly defects: readonly Question[];
  /** How its drawings look. */
  readonly shape?: GoodsShape;
  readonly drives: readonly { readonly kind: DriveKind; readonly capacities: readonly string[] }[];
  /** There is one drive and no other, so that only its capacity is asked. */
  readonly builtInDrive?: true;
  readonly details: ItemDetails;
}

const placed = (place: WizardItem | undefined) =>
  place === undefined ? {} : { freetextAt: { title: place.title, slug: place.slug } };

/** The page the wizard starts with. */
export function wizardStart(catalogue: Catalogue): WizardStart {
  return { steps: startSteps(catalogue), ...placed(freetextStart(catalogue)) };
}

function questionOn(catalogue: Catalogue, item: WizardItem, question: Question): WizardQuestion {
  const variant = variantOf(item, question);
  const { input } = questionRecords[question];
  return {
    question,
    options:
      input.kind === 'text' && input.suggests === 'models'
        ? modelNamesOf(catalogue, item.type)
        : questionOptions(catalogue, item, question),
    ...(variant && { variant }),
    ...(isAnswerRequired(item, question) && { required: true }),
  };
}

/** The page of an item, in the customer's own words when there are some. */
export function wizardPage(catalogue: Catalogue, found: WizardItem, freetext?: string): WizardPage {
  const item = freetext === undefined ? found : withFreetext(found, freetext);
  const complete = isComplete(item);
  const questions = complete ? questionsFor(item) : [];
  const shape = shapeOf(goodsClassOf(item));
  return {
    selectType: item.selectType,
    ...(item.freetext === undefined ? complete && { entryId: item.id } : { freetext: item.freetext }),
    title: item.title,
    slug: item.slug,
    ...(item.model?.note && { note: item.model.note }),
    complete,
    ...placed(freetextPlace(catalogue, found) ?? freetextStart(catalogue)),
    askPackaging: item.model?.queryPackagingAvailable ?? true,
    crumbs: breadcrumbOf(catalogue, item),
    steps: item.freetext === undefined ? stepsAt(catalogue, item) : [],
    questions: questions.map((question) => questionOn(catalogue, item, question)),
    defects: complete ? defectsFor(item) : [],
    ...(shape && { shape }),
    drives: questions.includes('drives')
      ? driveKindsFor(item).map((kind) => ({ kind, capacities: optionsOf(catalogue, capacitiesKey(item, kind)) }))
      : [],
    ...(questions.includes('drives') && hasBuiltInDrive(item) && { builtInDrive: true as const }),
    details: itemDetails(item),
  };
}
