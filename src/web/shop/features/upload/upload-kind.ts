import { uploadUses } from '#contract/upload-kinds.ts';
import { uploadLimits } from '#contract/upload-limits.ts';
import type { AcceptedFiles } from '#web/lib/file-refusal.ts';

/** What is uploaded on a page, and what the page takes. */
export interface UploadKind extends AcceptedFiles {
  /** How many files one inquiry carries. */
  readonly limit: number;
  /** Whether a phone's camera is offered. */
  readonly camera: boolean;
}

export const listKind: UploadKind = {
  endings: uploadUses.list,
  largest: uploadLimits.otherBytes,
  limit: 1,
  camera: false,
};

export const imageKind: UploadKind = {
  endings: uploadUses.image,
  largest: uploadLimits.imageBytes,
  limit: uploadLimits.files,
  camera: true,
};
