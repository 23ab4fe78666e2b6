import { z } from 'zod';
import { inventoryNumberSchema, lineSchema, serialNumberSchema, siteSchema } from '#contract/fields.ts';
import { submitOfferSchema } from '#contract/sale/submit-offer.ts';
import type { ColumnMeaning } from '#domain/asset-list/asset-list.ts';
import { draftLimits } from '#domain/offer/draft.ts';

const word = lineSchema(200).exactOptional();

/** A device of a firm, or several alike, as its own register has them. */
export const firmListRow = z.strictObject({
  /** Maker and model, as they are called there. */
  name: lineSchema(300),
  quantity: z.int().min(1).max(draftLimits.quantity).exactOptional(),
  inventoryNumber: inventoryNumberSchema.exactOptional(),
  serialNumber: serialNumberSchema.exactOptional(),
  partNumber: word,
  processor: word,
  memory: word,
  storage: word,
  condition: word,
  site: siteSchema.exactOptional(),
  remarks: lineSchema(500).exactOptional(),
});
export type FirmListRow = z.infer<typeof firmListRow>;

/** What each field of a row is in a list, in the order of its columns. */
export const columnsOfRow = {
  inventoryNumber: 'assetTag',
  name: 'model',
  partNumber: 'partNumber',
  serialNumber: 'serial',
  quantity: 'quantity',
  processor: 'cpu',
  memory: 'ram',
  storage: 'storage',
  condition: 'condition',
  site: 'place',
  remarks: 'remarks',
} as const satisfies Record<keyof FirmListRow, ColumnMeaning>;

const { location, comments, mediaWish, ownName, bySite, availableFrom, itemsListUpload } = submitOfferSchema.shape;

/** Body of POST sendList: rows, or a list that was uploaded before. Goods are available at once unless a day is named. */
export const sendListSchema = z
  .strictObject({
    ...{ location, comments, mediaWish, ownName, bySite, availableFrom, itemsListUpload },
    rows: z.array(firmListRow).min(1).max(draftLimits.items).exactOptional(),
  })
  .refine((body) => (body.rows === undefined) !== (body.itemsListUpload === undefined), {
    error: 'Bitte entweder Zeilen oder eine hochgeladene Liste angeben.',
    path: ['rows'],
  });
