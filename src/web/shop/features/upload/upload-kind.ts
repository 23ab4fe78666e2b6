import { uploadUses } from '#contract/site/upload-kinds.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { AcceptedFiles } from '#web/lib/file-refusal.ts';

/** What is uploaded on a page, and what the page takes. */
export interface UploadKind extends AcceptedFiles {
  /** How many files are taken, and what takes them. */
  readonly limit: number;
  readonly taker: 'eine Anfrage' | 'eine Position';
  /** Whether a phone's camera is offered. */
  readonly camera: boolean;
}

export const listKind: UploadKind = {
  endings: uploadUses.list,
  largest: uploadLimits.otherBytes,
  limit: 1,
  taker: 'eine Anfrage',
  camera: false,
};

export const imageKind: UploadKind = {
  endings: uploadUses.image,
  largest: uploadLimits.imageBytes,
  limit: uploadLimits.files,
  taker: 'eine Anfrage',
  camera: true,
};

export const itemImageKind: UploadKind = { ...imageKind, limit: draftLimits.imagesOfItem, taker: 'eine Position' };

/** What files of an inquiry cost, said where they are chosen. */
export const lookedAtByUs = 'Wir sehen sie uns selbst an, deshalb kommt der Preis dann nicht sofort.';
