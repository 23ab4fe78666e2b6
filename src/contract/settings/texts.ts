import { z } from 'zod';
import { daySchema } from '#contract/fields.ts';
import { type SettingValues, sentValuesSchema, settingChangeSchema, valuesSchema } from './setting-forms.ts';
import { type TextFolder, textFolders } from './text-forms.ts';

/** Addresses of the calls about the texts of pages. */
export const textCalls = {
  list: '/desk/api/texts',
  read: '/desk/api/text',
  preview: '/desk/api/previewText',
  change: '/desk/api/changeText',
} as const;

/** A text by its file in content/, without its ending: 'faq/was-kaufen-sie-an'. */
export const textFileSchema = z
  .string()
  .max(120)
  .regex(/^[a-z]+(\/[a-z\d-]+){1,2}$/);

const changeSchema = settingChangeSchema.extend({ countsFrom: z.string() });

/** Answer of GET /desk/api/texts. */
export const textsSchema = z.object({
  texts: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      isRemoved: z.literal(true).exactOptional(),
      changed: changeSchema.exactOptional(),
    }),
  ),
});

/** Answer of GET /desk/api/text. */
export const houseTextSchema = z.object({
  file: z.string(),
  /** As it counts now. */
  values: valuesSchema,
  /** Where it is seen. */
  address: z.string(),
  /** It is otherwise than in the file. */
  isChanged: z.boolean(),
  /** The version of its last change, 0 before the first. */
  version: z.number().int(),
  /** The newest first; `values` are what it said, absent where it said what the file says. */
  changes: z.array(
    changeSchema.extend({ values: valuesSchema.exactOptional(), isWaiting: z.literal(true).exactOptional() }),
  ),
});

const sent = { file: textFileSchema, values: sentValuesSchema(60_000) };

/** Body of POST /desk/api/previewText. */
export const previewTextSchema = z.strictObject(sent);
/** Its answer: the page's text as HTML. */
export const textPreviewSchema = z.object({ html: z.string() });

/** Body of POST /desk/api/changeText; without values what the file says counts again, and a text that has no file goes. */
export const changeTextSchema = z.strictObject({
  file: textFileSchema,
  basedOn: z.number().int().min(0),
  values: sent.values.nullable(),
  /** Of a legal text the day from which it counts; today where it is absent. */
  countsFrom: daySchema.exactOptional(),
  /** A question or an article is taken from the shop. */
  isRemoved: z.literal(true).exactOptional(),
});

export type TextView = z.infer<typeof houseTextSchema>;
export type ShownText = z.infer<typeof textsSchema>['texts'][number];

/** What a text of a folder takes. */
export function textValuesSchema(folder: TextFolder): z.ZodType<SettingValues, SettingValues> {
  const { fields } = textFolders[folder];
  return z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));
}
