import type { SanitizationLevel, Technique } from './technique.ts';

/** Techniques by the names that their standards give them. */
export const techniqueNames: Readonly<Record<Technique, string>> = {
  overwrite: 'Überschreiben',
  ataSanitizeBlock: 'ATA Sanitize Block Erase',
  ataSanitizeCrypto: 'ATA Sanitize Crypto Scramble',
  ataSanitizeOverwrite: 'ATA Sanitize Overwrite',
  ataSecureErase: 'ATA Secure Erase',
  scsiSanitize: 'SCSI Sanitize',
  nvmeSanitize: 'NVMe Sanitize',
  nvmeFormat: 'NVMe Format',
  tcgRevert: 'TCG Revert (PSID)',
  degauss: 'Entmagnetisieren',
  factoryReset: 'Zurücksetzen auf Werkszustand',
  shred: 'Schreddern',
};

/** Levels as NIST SP 800-88 calls them. */
export const levelNames: Readonly<Record<SanitizationLevel, string>> = {
  clear: 'Clear',
  purge: 'Purge',
  destroy: 'Destroy',
};
