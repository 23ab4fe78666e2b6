import { z } from 'zod';
import { carriers } from '#domain/offer/facts.ts';
import { type SettingKey, sentValuesSchema, settingChangeSchema, settingForms, valuesSchema } from './setting-forms.ts';

/** Addresses of the calls about settings. */
export const settingCalls = {
  list: '/desk/api/settings',
  history: '/desk/api/settingChanges',
  change: '/desk/api/changeSetting',
  checkCarrier: '/desk/api/checkCarrier',
} as const;

const keys = Object.keys(settingForms).filter((key): key is SettingKey => key in settingForms);

/** The name of a setting. */
export const settingKeySchema = z.enum(keys);

/** Answer of GET /desk/api/settings. */
export const settingsSchema = z.object({
  /** What differs from shop.config.ts, as JSON: the window that changed it goes by it at once. */
  shop: z.string(),
  settings: z.array(
    z.object({
      key: settingKeySchema,
      /** What counts now; of a secret since when it is kept. */
      values: valuesSchema,
      /** What the files say, where that is something else. */
      ofFile: valuesSchema.exactOptional(),
      /** Fields that the environment answers where they are empty. */
      ofEnvironment: z.array(z.string()).exactOptional(),
      /** The last change of it; absent before the first. */
      changed: settingChangeSchema.exactOptional(),
    }),
  ),
});

/** Answer of GET /desk/api/settingChanges: the newest first. */
export const settingChangesSchema = z.object({
  changes: z.array(
    settingChangeSchema.extend({
      key: settingKeySchema,
      before: valuesSchema,
      after: valuesSchema,
      /** It was set back to what the files say. */
      isReset: z.literal(true).exactOptional(),
    }),
  ),
});

/** Body of POST /desk/api/changeSetting; without values what the files say counts again. */
export const changeSettingSchema = z.strictObject({
  key: settingKeySchema,
  /** The version of its last change that was on the screen, 0 before the first. */
  basedOn: z.number().int().min(0),
  values: sentValuesSchema().nullable(),
});

/** Body of POST /desk/api/checkCarrier. */
export const checkCarrierSchema = z.strictObject({ carrier: z.enum(carriers) });
/** Its answer: what became of asking the carrier for nothing but whether it would take a parcel. */
export const checkedCarrierSchema = z.object({
  kind: z.enum(['fine', 'refused', 'access', 'unreachable', 'busy', 'cannotCheck', 'none']),
  /** The carrier's own words. */
  said: z.string().exactOptional(),
});

/** What a setting is now, as the screen has it. */
export type ShownSetting = z.infer<typeof settingsSchema>['settings'][number];
