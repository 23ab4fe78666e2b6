import { z } from 'zod';
import { driveKinds } from '#domain/catalogue/item-configuration.ts';
import { selectTypes } from '#domain/catalogue/kinds.ts';
import { questions } from '#domain/catalogue/questions.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { wizardDetailsSchema } from './wizard.ts';

const texts = z.array(z.string()).readonly();

const step = z.strictObject({ title: z.string(), slug: z.string(), note: z.string().exactOptional() });

const wizardPage = z.strictObject({
  selectType: z.enum(selectTypes),
  entryId: z.string().exactOptional(),
  freetext: z.string().exactOptional(),
  title: z.string(),
  slug: z.string(),
  note: z.string().exactOptional(),
  complete: z.boolean(),
  freetextAllowed: z.boolean(),
  askPackaging: z.boolean(),
  crumbs: z.array(z.strictObject({ label: z.string(), slug: z.string().exactOptional() })).readonly(),
  steps: z.array(step).readonly(),
  questions: z.array(z.strictObject({ question: z.enum(questions), options: texts })).readonly(),
  drives: z.array(z.strictObject({ kind: z.enum(driveKinds), capacities: texts })).readonly(),
  details: wizardDetailsSchema,
}) satisfies z.ZodType<WizardPage>;

/** Page data of /wizard/{id}/ and /wizard/{id}/{freetext}/; an entry's id leads to its slug. */
export const wizardPageSchema = z.union([z.strictObject({ movedTo: z.string() }), wizardPage]);

/** Page data of /wizard/: the categories. */
export const wizardStartSchema = z.strictObject({ steps: z.array(step).readonly() });
