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

const unknownToAta: readonly MediaType[] = ['nvme', 'tape'];
const flashHolding: readonly MediaType[] = ['sshd', 'ssdSata', 'ssdSas', 'nvme', 'emmc', 'usb'];
const unknownToNvme: readonly MediaType[] = ['hdd', 'sshd', 'ssdSata', 'ssdSas', 'emmc', 'tape'];

/** Kinds of media that a technique certainly does not erase: they do not know its command, or keep no data magnetically. */
const unfitMedia: Readonly<Partial<Record<Technique, readonly MediaType[]>>> = {
  ataSanitizeBlock: ['hdd', ...unknownToAta],
  ataSanitizeCrypto: unknownToAta,
  ataSanitizeOverwrite: unknownToAta,
  ataSecureErase: unknownToAta,
  scsiSanitize: ['nvme', 'emmc'],
  nvmeSanitize: unknownToNvme,
  nvmeFormat: unknownToNvme,
  tcgRevert: ['tape'],
  degauss: flashHolding,
};

/** Whether a technique can erase a kind of medium, as far as both are known: the ATA, SCSI and NVMe command sets, NIST SP 800-88 for degaussing. */
export function canErase(technique: Technique | undefined, mediaType: MediaType | undefined): boolean {
  return technique === undefined || mediaType === undefined || !unfitMedia[technique]?.includes(mediaType);
}

/** Whether somebody can read after a technique that nothing is left; what is degaussed or shredded answers no more. */
export function isReadAfter(technique: Technique | undefined): boolean {
  return technique !== 'degauss' && technique !== 'shred';
}
