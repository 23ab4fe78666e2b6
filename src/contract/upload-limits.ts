import { draftLimits } from '#domain/offer/draft.ts';

const megabyte = 1024 * 1024;

/** Bounds of what can be uploaded; sizes in bytes. */
export const uploadLimits = {
  files: draftLimits.images,
  imageBytes: 15 * megabyte,
  otherBytes: 10 * megabyte,
} as const;
