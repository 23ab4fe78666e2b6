import { z } from 'zod';
import { uploadUrlSchema } from '#contract/fields.ts';
import { problemSchema } from '#contract/problem.ts';
import {
  type AssetList,
  columnMeanings,
  confidences,
  ignoreReasons,
  listCuts,
  listLimits,
  rowDoubts,
  sheetDoubts,
  sheetStates,
  unwantedReasons,
} from '#domain/asset-list/asset-list.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { itemConfigurationSchema } from './configuration.ts';

const choice = z.strictObject({
  sheet: z
    .int()
    .min(0)
    .max(listLimits.sheets - 1),
  column: z
    .int()
    .min(0)
    .max(listLimits.columns - 1),
  meaning: z.enum(columnMeanings),
});

/** Body of POST readList: an uploaded list or a text pasted from a spreadsheet, with the customer's word on columns and hidden sheets. */
export const readListSchema = z
  .strictObject({
    itemsListUpload: uploadUrlSchema.exactOptional(),
    text: z
      .string()
      .min(1)
      .max(2 * 1024 * 1024)
      .refine((pasted) => pasted.trim() !== '', 'Bitte Text einfügen.')
      .exactOptional(),
    columns: z.array(choice).max(1_000).exactOptional(),
    /** Hidden sheets that are to be read all the same. */
    sheets: z
      .array(
        z
          .int()
          .min(0)
          .max(listLimits.sheets - 1),
      )
      .max(listLimits.sheets)
      .exactOptional(),
  })
  .refine((body) => (body.itemsListUpload === undefined) !== (body.text === undefined), {
    error: 'Bitte entweder eine Datei oder einen Text angeben.',
  });
export type ReadList = z.infer<typeof readListSchema>;

const configuration = itemConfigurationSchema.extend({
  working: z.boolean().exactOptional(),
  packagingAvailable: z.boolean().exactOptional(),
});

const candidate = z.strictObject({ entryId: z.string().max(100), title: z.string().max(draftLimits.freetext) });

/** An asset list as it was read. */
export const assetListSchema = z.strictObject({
  sheets: z
    .array(
      z.strictObject({
        name: z.string(),
        state: z.enum(sheetStates),
        columns: z
          .array(
            z.strictObject({
              column: z.int().min(0),
              header: z.string(),
              meaning: z.enum(columnMeanings),
              isGuessed: z.literal(true).exactOptional(),
              samples: z.array(z.string().max(100)).max(5).readonly().exactOptional(),
            }),
          )
          .readonly(),
        devices: z.int().min(0).exactOptional(),
        ownSum: z.int().min(0).exactOptional(),
        doubts: z.array(z.enum(sheetDoubts)).readonly().exactOptional(),
      }),
    )
    .readonly(),
  rows: z
    .array(
      z.strictObject({
        id: z.string(),
        sheet: z.int().min(0),
        line: z.int().min(0),
        text: z.string().max(draftLimits.freetext),
        name: z.string().max(draftLimits.freetext).exactOptional(),
        quantity: z.int().min(1),
        quantityText: z.string().exactOptional(),
        confidence: z.enum(confidences),
        reason: z.enum(ignoreReasons).exactOptional(),
        entry: candidate.exactOptional(),
        candidates: z.array(candidate).max(5).readonly(),
        configuration,
        serialNumbers: z.array(z.string().max(100)).readonly(),
        inventoryNumbers: z.array(z.string().max(100)).readonly().exactOptional(),
        site: z.string().max(100).exactOptional(),
        unwanted: z.enum(unwantedReasons).exactOptional(),
        doubts: z.array(z.enum(rowDoubts)).readonly().exactOptional(),
      }),
    )
    .readonly(),
  personalColumns: z.array(z.string()).readonly(),
  cut: z.array(z.enum(listCuts)).readonly().exactOptional(),
}) satisfies z.ZodType<AssetList>;

/** One line of the answer of POST readList (application/x-ndjson): how far it is, then the list or why there is none. */
export const listMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), done: z.number().min(0).max(1) }),
  z.strictObject({ type: z.literal('list'), list: assetListSchema }),
  z.strictObject({ type: z.literal('problem'), problem: problemSchema }),
]);
export type ListMessage = z.infer<typeof listMessageSchema>;
