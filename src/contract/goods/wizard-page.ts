import { z } from 'zod';
import { driveKinds } from '#domain/catalogue/drive-group.ts';
import { goodsClasses } from '#domain/catalogue/goods-class.ts';
import { goodsShapes } from '#domain/catalogue/goods-shape.ts';
import { lockKinds, selectTypes } from '#domain/catalogue/kinds.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import type { WizardPage, WizardStart } from '#domain/catalogue/wizard-page.ts';
import { wizardDetailsSchema } from './wizard.ts';

const texts = z.array(z.string()).readonly();

const step = z.strictObject({
  title: z.string(),
  slug: z.string(),
  note: z.string().exactOptional(),
  group: z.string().exactOptional(),
});

/**
 * The browser takes the server's word for the key: a page of another build is loaded again before it is read, and the list of
 * questions would bring all their records along to pages that ask nothing.
 */
const questionKey = z.custom<Question>((key) => typeof key === 'string');

const question = z.strictObject({
  question: questionKey,
  options: texts,
  variant: z.enum([...goodsClasses, ...lockKinds]).exactOptional(),
  required: z.literal(true).exactOptional(),
});

/** Page data of /wizard/: the categories, and where goods of no category are described. */
export const wizardStartSchema = z.strictObject({
  steps: z.array(step).readonly(),
  freetextAt: z.strictObject({ title: z.string(), slug: z.string() }).exactOptional(),
}) satisfies z.ZodType<WizardStart>;

const wizardPage = wizardStartSchema.extend({
  selectType: z.enum(selectTypes),
  entryId: z.string().exactOptional(),
  freetext: z.string().exactOptional(),
  title: z.string(),
  slug: z.string(),
  note: z.string().exactOptional(),
  complete: z.boolean(),
  askPackaging: z.boolean(),
  crumbs: z.array(z.strictObject({ label: z.string(), slug: z.string().exactOptional() })).readonly(),
  questions: z.array(question).readonly(),
  defects: z.array(questionKey).readonly(),
  shape: z.enum(goodsShapes).exactOptional(),
  drives: z.array(z.strictObject({ kind: z.enum(driveKinds), capacities: texts })).readonly(),
  builtInDrive: z.literal(true).exactOptional(),
  details: wizardDetailsSchema,
}) satisfies z.ZodType<WizardPage>;

/** Page data of /wizard/{id}/ and /wizard/{id}/{freetext}/; an entry's id leads to its slug. */
export const wizardPageSchema = z.union([
  z.strictObject({ movedTo: z.string(), isNamed: z.literal(true).exactOptional() }),
  wizardPage,
]);
