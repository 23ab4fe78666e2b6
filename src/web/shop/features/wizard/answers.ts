import { z } from 'zod';
import { uploadedFileSchema } from '#contract/fields.ts';
import type { BasketItem } from '#contract/goods/basket.ts';
import { answerSchemas, driveGroupSchema, itemConfigurationSchema } from '#contract/goods/configuration.ts';
import { ruleTexts } from '#contract/rules/rule-texts.ts';
import type { DriveKind } from '#domain/catalogue/drive-group.ts';
import { defaultConfiguration, defaultQuantity, startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import { eachQuestion, type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { draftLimits } from '#domain/offer/draft.ts';

/** In the form an open answer is an empty field; in the configuration it is absent. */
const open = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), z.null(), schema]).optional();

const said = itemConfigurationSchema.shape;
const openAnswers = eachQuestion<{
  readonly [Asked in Question]: ReturnType<typeof open<(typeof answerSchemas)[Asked]>>;
}>((asked) => open(answerSchemas[asked]));

/** The first group stands there to be filled in: it says nothing as long as its capacity is empty and its count is 1. */
const drive = driveGroupSchema.extend({ capacity: z.union([z.literal(''), driveGroupSchema.shape.capacity]) });

export const answers = z.object({
  quantity: z.int().min(1).max(draftLimits.quantity),
  working: said.working,
  packagingAvailable: said.packagingAvailable,
  ...openAnswers,
  withoutDrives: z.boolean(),
  drives: z.array(drive).max(20),
  remarks: open(said.remarks.unwrap()),
  images: z.array(uploadedFileSchema).max(draftLimits.imagesOfItem),
});
export type WizardAnswers = z.input<typeof answers>;

const defects = questions.filter((asked) => questionRecords[asked].asDefect);

const isOpen = (answer: unknown) => answer === undefined || answer === null || answer === '';

/** The form of an item: its answers become a configuration that says only what was said. */
export function answersSchemaFor(page?: Pick<WizardPage, 'questions'>): AnswersSchema {
  const required = page?.questions.flatMap(({ question, required }) => (required ? [question] : [])) ?? [];
  const key = required.join();
  const schema = schemas.get(key) ?? schemaWith(required);
  schemas.set(key, schema);
  return schema;
}

type AnswersSchema = ReturnType<typeof schemaWith>;

/** By the questions that must be answered, of which there are a few sets: a schema is compiled when it is first used. */
const schemas = new Map<string, AnswersSchema>();

function schemaWith(required: readonly Question[]) {
  return answers
    .superRefine((given, context) => {
      const missing = (...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', message: ruleTexts.required, path });
      for (const question of required) if (isOpen(given[question])) missing(question);
      if (given.withoutDrives) return;
      for (const [index, { capacity, count }] of given.drives.entries()) {
        if (capacity === '' && count !== 1) missing('drives', index, 'capacity');
      }
    })
    .transform(({ quantity, images, withoutDrives, drives, ...all }) => {
      const named = drives.filter(({ capacity }) => capacity !== '');
      const rest = Object.fromEntries(Object.entries(all).filter(([, answer]) => !isOpen(answer)));
      // What was ticked before it was said to work after all.
      if (all.working) for (const defect of defects) delete rest[defect];
      const groups = withoutDrives ? { drives: [] } : named.length > 0 ? { drives: named } : {};
      return { quantity, images, configuration: itemConfigurationSchema.parse({ ...rest, ...groups }) };
    });
}
export type Answered = z.output<ReturnType<typeof answersSchemaFor>>;

/** What the form of a page starts with: nothing but that it works, or an item that is being changed. */
export function wizardAnswersOf(
  page?: Pick<WizardPage, 'drives'> & Partial<Pick<WizardPage, 'askPackaging'>>,
  item?: Pick<BasketItem, 'quantity' | 'configuration' | 'images'>,
): WizardAnswers {
  const kind = page?.drives[0]?.kind;
  if (item === undefined) return freshAnswers(kind, page?.askPackaging);
  const { drives, ...rest } = item.configuration;
  return {
    ...rest,
    quantity: item.quantity,
    images: item.images ?? [],
    withoutDrives: drives?.length === 0,
    drives: drives === undefined || drives.length === 0 ? freshAnswers(kind).drives : [...drives],
  };
}

/** One object for each kind of drive and of asking, so that what is found out about a fresh form holds for every page with the like. */
function freshAnswers(kind: DriveKind | undefined, askPackaging = true): WizardAnswers {
  const key = `${kind} ${askPackaging}`;
  const known = fresh.get(key);
  if (known !== undefined) return known;
  const answers = {
    ...(askPackaging ? startingConfiguration : defaultConfiguration),
    quantity: defaultQuantity,
    images: [],
    withoutDrives: false,
    drives: kind === undefined ? [] : [{ kind, capacity: '', count: 1 }],
  };
  fresh.set(key, answers);
  return answers;
}
const fresh = new Map<string, WizardAnswers>();
