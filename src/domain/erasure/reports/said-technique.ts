import type { MediaType } from '../media-type.ts';
import type { ErasureStandard } from '../medium.ts';
import type { Technique } from '../technique.ts';

const named: readonly (readonly [RegExp, Technique])[] = [
  [/nvme.*(?:format)/i, 'nvmeFormat'],
  [/nvme.*(?:sanitize|block erase|crypto)/i, 'nvmeSanitize'],
  [/(?:scsi|sas).*sanitize/i, 'scsiSanitize'],
  [/tcg|psid|opal|pyrite/i, 'tcgRevert'],
  [/sanitize.*crypto|crypto\w* (?:scramble|erase)|ata.*crypto/i, 'ataSanitizeCrypto'],
  [/sanitize.*block|block erase/i, 'ataSanitizeBlock'],
  [/sanitize.*overwrit/i, 'ataSanitizeOverwrite'],
  [/secure erase|security erase/i, 'ataSecureErase'],
  [/degauss|entmagnetisier/i, 'degauss'],
  [/factory reset|werksreset|werkseinstellung/i, 'factoryReset'],
  [/overwrit|überschreib/i, 'overwrite'],
  [/dod|gutmann|rcmp|ops-?ii|prng|hmg|is5|zero|fill|quick|random|vsitr|schneier|secure ?random|bruce/i, 'overwrite'],
];

/** The technique that a method's name tells; undefined where it tells none ('NIST 800-88 Purge' may be several). */
export function saidTechnique(method: string | undefined): Technique | undefined {
  return method === undefined ? undefined : named.find(([pattern]) => pattern.test(method))?.[1];
}

const standards: readonly (readonly [RegExp, ErasureStandard])[] = [
  [/ieee\W*2883/i, 'IEEE_2883_2022'],
  [/800\W*88\W*(?:rev\w*\W*|r)2/i, 'NIST_800_88_R2'],
  [/800\W*88/i, 'NIST_800_88_R1'],
  [/vsitr|bsi/i, 'BSI_VSITR_legacy'],
  [/dod|5220/i, 'DOD_5220_22_M'],
  [/hmg|infosec|is5/i, 'HMG_IS5'],
];

/** The standard that a method's name tells; one without its revision is the older one. */
export function saidStandard(method: string | undefined): ErasureStandard | undefined {
  return method === undefined ? undefined : standards.find(([pattern]) => pattern.test(method))?.[1];
}

/** The kind of medium by what a report says of its bus and its kind; undefined where that is too little. */
export function saidMediaType(words: string): MediaType | undefined {
  if (/nvme/i.test(words)) return 'nvme';
  if (/emmc|mmc/i.test(words)) return 'emmc';
  if (/\busb\b/i.test(words)) return 'usb';
  if (/tape|lto|band/i.test(words)) return 'tape';
  if (/sshd|hybrid/i.test(words)) return 'sshd';
  if (/ssd|solid|flash/i.test(words)) return /\bsas\b|scsi/i.test(words) ? 'ssdSas' : 'ssdSata';
  return /hdd|hard ?dis[ck]|magnet|rotat|festplatte/i.test(words) ? 'hdd' : undefined;
}
