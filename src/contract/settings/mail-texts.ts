import { z } from 'zod';
import { line, lines } from './setting-field.ts';
import { type SettingValues, sentValuesSchema, settingChangeSchema, valuesSchema } from './setting-forms.ts';

/** Addresses of the calls about the words of mails. */
export const mailTextCalls = {
  list: '/desk/api/mailTexts',
  read: '/desk/api/mailText',
  preview: '/desk/api/previewMailText',
  change: '/desk/api/changeMailText',
} as const;

/** What is said around the facts of a mail; the facts themselves are the program's. */
export const mailFields = {
  headline: line('Überschrift', { max: 80, hint: 'Leer: wie im Programm.' }),
  opening: lines('Über der Anrede', { max: 1500, hint: 'Absätze trennt eine leere Zeile.' }),
  closing: lines('Am Ende', { max: 1500, hint: 'Steht vor dem Knopf.' }),
};

/** The values of a mail nobody has changed. */
export const noMailWords: SettingValues = { headline: '', opening: '', closing: '' };

/** What a mail takes. */
export const mailValuesSchema: z.ZodType<SettingValues, SettingValues> = z.strictObject({
  headline: mailFields.headline.schema,
  opening: mailFields.opening.schema,
  closing: mailFields.closing.schema,
});

/** A mail by its name in the program. */
export const mailNameSchema = z
  .string()
  .max(60)
  .regex(/^[a-z\d-]+$/);

/** Answer of GET /desk/api/mailTexts. */
export const mailTextsSchema = z.object({
  mails: z.array(
    z.object({
      name: z.string(),
      /** Of its sample. */
      subject: z.string(),
      isReminder: z.boolean(),
      changed: settingChangeSchema.exactOptional(),
    }),
  ),
});

/** How a mail reads with invented data, as plain text. */
const previewSchema = z.object({ subject: z.string(), text: z.string() });

/** Answer of GET /desk/api/mailText and POST /desk/api/changeMailText. */
export const mailTextSchema = previewSchema.extend({
  name: z.string(),
  values: valuesSchema,
  /** The version of its last change, 0 before the first. */
  version: z.number().int(),
  changes: z.array(settingChangeSchema.extend({ before: valuesSchema, after: valuesSchema })),
});

const sent = { name: mailNameSchema, values: sentValuesSchema() };
/** Body of POST /desk/api/previewMailText. */
export const previewMailTextSchema = z.strictObject(sent);
export const mailPreviewSchema = previewSchema;

/** Body of POST /desk/api/changeMailText; without values it says what the program says. */
export const changeMailTextSchema = z.strictObject({
  name: mailNameSchema,
  basedOn: z.number().int().min(0),
  values: sent.values.nullable(),
});

export type MailText = z.infer<typeof mailTextSchema>;
