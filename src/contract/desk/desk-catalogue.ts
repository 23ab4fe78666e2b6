import { z } from 'zod';
import { lineSchema, typedText } from '#contract/fields.ts';
import { ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';

/** Addresses of the calls about the catalogue. */
export const catalogueCalls = {
  find: '/desk/api/catalogue',
  entry: '/desk/api/catalogueEntry',
  choices: '/desk/api/catalogueChoices',
  changes: '/desk/api/catalogueChanges',
  proposals: '/desk/api/catalogueProposals',
  file: '/desk/api/catalogueFile',
  change: '/desk/api/changeCatalogue',
  addAlias: '/desk/api/addAlias',
  undo: '/desk/api/undoCatalogueChange',
} as const;

/** Files of the catalogue that are changed at the desk; the others are what the program itself is built on. */
export const catalogueFileNames = ['models', 'series', 'manufacturers'] as const;
export type CatalogueFile = (typeof catalogueFileNames)[number];

/** A row of such a file by its columns. */
export type CatalogueRow = Readonly<Record<string, string>>;

const cell = ruled(typedText, rules.max(2000), rules.line).exactOptional();

/** What is said of a row, as it stands in the CSV: `ja`, `nein`, lists with bars between, empty where it says nothing. What is absent stays. */
const catalogueRowSchema = z.strictObject({
  key: cell,
  name: cell,
  shortname: cell,
  category: cell,
  categories: cell,
  type: cell,
  manufacturer: cell,
  series: cell,
  freetextAllowed: cell,
  configType: cell,
  note: cell,
  words: cell,
  queryPackagingAvailable: cell,
  optionsCpu: cell,
  optionsCpuCount: cell,
  optionsGpu: cell,
  optionsDisplay: cell,
  optionsRam: cell,
  ssdDisabled: cell,
  ssdCapacities: cell,
  hddDisabled: cell,
  hddCapacities: cell,
  fdDisabled: cell,
  fdCapacities: cell,
  lock: cell,
  goodsKind: cell,
  reverseCharge: cell,
  notAsked: cell,
});

/** Body of POST /desk/api/changeCatalogue: a new row, or another one in place of that with this id. */
export const changeCatalogueSchema = z.strictObject({
  file: z.enum(catalogueFileNames),
  id: z.uuid().optional(),
  /** Version of the entry's last change that its editor saw, 0 without one. */
  basedOn: z.int().min(0).max(1_000_000_000),
  row: catalogueRowSchema,
});
/** What an editor's form holds of it. */
export const catalogueFormSchema = changeCatalogueSchema.pick({ row: true });
export type ChangeCatalogue = z.infer<typeof changeCatalogueSchema>;

/** Body of POST /desk/api/addAlias: another name by which lists and people call a model. */
export const addAliasSchema = z.strictObject({
  id: z.uuid(),
  alias: lineSchema(120),
});

/** Body of POST /desk/api/undoCatalogueChange: which change, and the newest of its entry that was seen when it was asked for. */
export const undoCatalogueSchema = z.strictObject({
  version: z.int().min(1).max(1_000_000_000),
  basedOn: z.int().min(1).max(1_000_000_000),
});
export type UndoCatalogue = z.infer<typeof undoCatalogueSchema>;

/** Answer of what changes the catalogue: the version that it made, and the entry. */
export const catalogueChangedSchema = z.object({ version: z.int(), id: z.string() });

/** Answer of GET /desk/api/catalogue: what was found, the best first. */
export const catalogueHitsSchema = z.object({
  hits: z.array(z.object({ id: z.string(), file: z.enum(catalogueFileNames), title: z.string(), note: z.string() })),
});

/** Answer of GET /desk/api/catalogueEntry: the row, and what follows from the entries above it. */
export const catalogueEntrySchema = z.object({
  id: z.string(),
  file: z.enum(catalogueFileNames),
  title: z.string(),
  slug: z.string(),
  /** Version of its last change, 0 without one. */
  version: z.int(),
  row: z.record(z.string(), z.string()),
  /** Titles of what stands above it. */
  above: z.array(z.string()),
  /** What is asked of its goods; `inherited` is what an entry above says, unless the model says otherwise. */
  questions: z.array(z.object({ key: z.string(), label: z.string(), asked: z.boolean(), inherited: z.boolean() })),
});
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

const choice = z.object({ value: z.string(), label: z.string() });
/** Answer of GET /desk/api/catalogueChoices: what a column may hold, and which series are whose. */
export const catalogueChoicesSchema = z.object({
  columns: z.record(z.string(), z.array(choice)),
  series: z.array(choice.extend({ manufacturer: z.string(), category: z.string(), type: z.string() })),
});

/** Answer of GET /desk/api/catalogueChanges, newest first. */
export const catalogueChangesSchema = z.object({
  changes: z.array(
    z.object({
      version: z.int(),
      at: z.string(),
      by: z.string(),
      file: z.enum(catalogueFileNames),
      id: z.string(),
      name: z.string(),
      kind: z.enum(['added', 'corrected', 'removed']),
      undoes: z.int().optional(),
      /** Where it can be undone: the newest change of its entry. An addition that was corrected since is undone with all of that. */
      newest: z.int().optional(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});

/** Answer of GET /desk/api/catalogueProposals: what was described freely, the most frequent first. */
export const catalogueProposalsSchema = z.object({
  days: z.int(),
  proposals: z.array(
    z.object({
      text: z.string(),
      /** In so many lines of inquiries. */
      count: z.int(),
      units: z.int(),
      /** Ids of some of the inquiries. */
      offers: z.array(z.string()),
    }),
  ),
});
