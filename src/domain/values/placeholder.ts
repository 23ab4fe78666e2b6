import { withoutInvisible } from './invisible.ts';

/** What makers, firmware and tools write where nothing was filled in, in small letters and figures alone. */
const words =
  /^(?:tobefilled.*|(?:default|system|chassis|baseboard|board|device)?(?:string|serial|serialnumber|serialno|productname|product|manufacturer|version|sku|assettag)|default|oem|none|null|nil|na|nan|unknown|undefined|unspecified|notspecified|notavailable|notapplicable|notprovided|notpresent|nodata|noserial.*|noasset.*|empty|invalid|ohne|keine|unbekannt|nichtverfügbar|nichtangegeben|entfällt|0|0?123456789?0?)$/;

/** The same sign and no other one, three times or more; noughts also twice. */
const repeated = /^(?:0+|(.)\1{2,})$/u;

/**
 * Whether a text stands where nothing was filled in: dots, dashes or question marks alone, one sign repeated, 'System Serial Number',
 * 'To Be Filled By O.E.M.', '<BAD INDEX>', '[Empty]'. The one list for all that is read of devices and media.
 */
export function isPlaceholder(text: string): boolean {
  const seen = withoutInvisible(text.normalize('NFKC')).trim();
  if (/^<.*>$|^\[.*\]$/s.test(seen)) return true;
  const bare = seen.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return bare === '' || repeated.test(bare) || words.test(bare);
}

/** Whether a text can be the number that one device or medium bears; what a tool could not read has question marks in it. */
export function canBeSerial(text: string): boolean {
  return !isPlaceholder(text) && !/[?\ufffd]/.test(text);
}
