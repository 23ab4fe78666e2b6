import type { MediaType } from '#domain/erasure/media-type.ts';
import type { ErasureStandard, Verification } from '#domain/erasure/medium.ts';
import { numberText } from '#domain/values/number-text.ts';

/** Kinds of data carriers, as papers and screens call them. */
export const mediaTypeWords: Readonly<Record<MediaType, string>> = {
  hdd: 'Festplatte (HDD)',
  sshd: 'Hybridfestplatte (SSHD)',
  ssdSata: 'SSD (SATA)',
  ssdSas: 'SSD (SAS)',
  nvme: 'SSD (NVMe)',
  emmc: 'Fester Speicher (eMMC)',
  usb: 'USB-Speicher',
  tape: 'Magnetband',
  other: 'Anderer Datenträger',
};

/** Standards by which data are erased, with their revision. */
export const standardWords: Readonly<Record<ErasureStandard, string>> = {
  NIST_800_88_R1: 'NIST SP 800-88 Rev. 1',
  NIST_800_88_R2: 'NIST SP 800-88 Rev. 2',
  IEEE_2883_2022: 'IEEE 2883-2022',
  BSI_VSITR_legacy: 'BSI VSITR (abgelöst)',
  DOD_5220_22_M: 'DoD 5220.22-M (abgelöst)',
  HMG_IS5: 'HMG IS5',
  other: 'anderer Standard, siehe Verfahren',
};

/** How far it was looked whether nothing is left. */
export function verificationText(verification: Verification, percent?: number): string {
  if (verification === 'none') return 'keine';
  if (verification === 'full') return 'vollständig';
  return percent === undefined ? 'Stichprobe' : `Stichprobe, ${percent} %`;
}

/** Bytes as makers count them: '960 GB', '1,92 TB'. */
export function capacityText(bytes: number): string {
  const [amount, unit] =
    bytes >= 1e12 ? [bytes / 1e12, 'TB'] : bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB'];
  return `${numberText(amount, unit === 'TB' ? 2 : 0)} ${unit}`;
}
