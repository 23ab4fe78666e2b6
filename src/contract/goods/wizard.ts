import { z } from 'zod';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { categoryKeys, configTypes, selectTypes, typeKeys } from '#domain/catalogue/kinds.ts';
import type { SearchGroup } from '#domain/catalogue/search-entries.ts';

const named = { id: z.uuid(), name: z.string(), words: z.string().exactOptional() };
const option = z.string().exactOptional();

const category = z.strictObject({
  selectType: z.literal('category'),
  ...named,
  key: z.enum(categoryKeys),
  priority: z.int(),
  freetextAllowed: z.boolean(),
});

const componentType = z.strictObject({
  selectType: z.literal('type'),
  ...named,
  key: z.enum(typeKeys),
  cid: z.uuid(),
});

const manufacturer = z.strictObject({
  selectType: z.literal('manufacturer'),
  ...named,
  shortname: z.string(),
  cids: z.array(z.uuid()).readonly(),
});

const series = z.strictObject({
  selectType: z.literal('series'),
  ...named,
  cid: z.uuid(),
  tid: z.uuid().exactOptional(),
  mid: z.uuid(),
  shortname: z.string(),
  freetextAllowed: z.boolean(),
  configType: z.enum(configTypes).exactOptional(),
});

const model = z.strictObject({
  selectType: z.literal('model'),
  ...named,
  cid: z.uuid(),
  tid: z.uuid().exactOptional(),
  mid: z.uuid(),
  sid: z.uuid().exactOptional(),
  shortname: z.string(),
  configType: z.enum(configTypes).exactOptional(),
  note: z.string().exactOptional(),
  queryPackagingAvailable: z.boolean(),
  optionsCpu: option,
  optionsCpuCount: option,
  optionsGpu: option,
  optionsDisplay: option,
  optionsRam: option,
  ssdDisabled: z.boolean(),
  ssdCapacities: option,
  hddDisabled: z.boolean(),
  hddCapacities: option,
  fdDisabled: z.boolean(),
  fdCapacities: option,
});

const entry = z.discriminatedUnion('selectType', [category, componentType, manufacturer, series, model]);

/** Answer of GET /selfservice/api/wizard/entries: the whole catalogue in one flat list. */
export const wizardEntriesSchema = z.strictObject({
  wizardentries: z.array(entry).readonly(),
}) satisfies z.ZodType<{ wizardentries: readonly WizardEntry[] }>;

/** Answer of GET /selfservice/api/wizard/properties: option lists by the key that models name. */
export const wizardPropertiesSchema = z.strictObject({
  wizardproperties: z.array(z.strictObject({ key: z.string(), value: z.array(z.string()).readonly() })).readonly(),
}) satisfies z.ZodType<{ wizardproperties: readonly WizardProperty[] }>;

/** Answer of GET /selfservice/api/wizard/search: the catalogue's pages for the search alone, without ids and options. */
export const searchEntriesSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        selectType: z.enum(selectTypes),
        kind: z.string(),
        maker: z.string(),
        words: z.string(),
        kindWords: z.string(),
        items: z.array(z.array(z.string()).min(1).max(4).readonly()).readonly(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<{ groups: readonly SearchGroup[] }>;

/** Answer of the details of one wizard page; `sitemap` says whether search engines may list it. */
export const wizardDetailsSchema = z.strictObject({
  metaDescription: z.string(),
  metaKeywords: z.string(),
  sitemap: z.boolean(),
  description: z.string(),
  imageUploadId: z.string().nullable(),
});
