import { isFlash, type MediaType } from './media-type.ts';

/** By what means data were made unreadable. */
export const techniques = [
  'overwrite',
  'ataSanitizeBlock',
  'ataSanitizeCrypto',
  'ataSanitizeOverwrite',
  'ataSecureErase',
  'scsiSanitize',
  'nvmeSanitize',
  'nvmeFormat',
  'tcgRevert',
  'degauss',
  'factoryReset',
  'shred',
] as const;
export type Technique = (typeof techniques)[number];

/** How thoroughly, in the words of NIST SP 800-88. */
export const sanitizationLevels = ['clear', 'purge', 'destroy'] as const;
export type SanitizationLevel = (typeof sanitizationLevels)[number];

const purging: ReadonlySet<Technique> = new Set([
  'ataSanitizeBlock',
  'ataSanitizeCrypto',
  'ataSanitizeOverwrite',
  'scsiSanitize',
  'nvmeSanitize',
  'tcgRevert',
]);

/**
 * The level that a technique reaches on a kind of medium by NIST SP 800-88 and IEEE 2883: overwriting is Clear, on flash
 * above all. Undefined without a technique. ATA Secure Erase, NVMe Format and a factory reset are not counted as Purge, since a report does not
 * say which of their forms was carried out; degaussing is Purge of magnetic media alone, and no destruction any more.
 */
export function levelOf(technique: Technique | undefined, mediaType?: MediaType): SanitizationLevel | undefined {
  if (technique === undefined) return undefined;
  if (technique === 'shred') return 'destroy';
  if (technique === 'degauss') return mediaType === 'hdd' || mediaType === 'tape' ? 'purge' : undefined;
  if (technique === 'ataSanitizeOverwrite' && (mediaType === 'sshd' || isFlash(mediaType))) return 'clear';
  return purging.has(technique) ? 'purge' : 'clear';
}
