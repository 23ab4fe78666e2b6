import { draftLimits } from '#domain/offer/draft.ts';

const megabyte = 1024 * 1024;

/** Bounds of what can be uploaded; sizes in bytes. */
export const uploadLimits = {
  files: draftLimits.images,
  imageBytes: 15 * megabyte,
  /** Drawings (SVG): text, of which nothing is made anew. */
  drawingBytes: 256 * 1024,
  otherBytes: 10 * megabyte,
} as const;
