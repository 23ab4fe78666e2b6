import type { XmlElement } from '#domain/xml/xml-element.ts';
import type { Unknown } from './audit-value.ts';
import { auditOfXml } from './audit-xml.ts';
import { type FoundHardware, longestAudit } from './found-hardware.ts';
import { readGlpi } from './read-glpi.ts';
import { readInxi } from './read-inxi.ts';
import { readLshw } from './read-lshw.ts';
import { readMac } from './read-mac.ts';

export type AuditRefusal = 'auditTooLong' | 'auditUnreadable' | 'auditUnknown' | 'auditOfWindows' | 'auditAsText';

/** What Windows writes of itself, as text, as a table or as the file of msinfo32. */
const ofWindows =
  /System Information report written at|Systeminformationsbericht|<MsInfo>|\bWin32_\w+|\bPSComputerName\b|\bCimClass\b/i;
/** What lshw, inxi and dmidecode write for people. */
const asText =
  /^\s*\*-(?:core|cpu|memory|disk|firmware)\b|^(?:Machine|CPU|Drives):?$|^\s+Type: \w+ System:|^# dmidecode/m;

/**
 * What a tool read out of a machine, by the text of its file. `readXml` gives the tree of an XML document, or nothing where it is damaged.
 * `auditOfWindows` and `auditAsText` for what such tools write in a form that is not read, `auditUnreadable` for what is neither JSON nor
 * XML, `auditUnknown` for either of something else.
 */
export function readAudit(
  text: string,
  readXml: (text: string) => XmlElement | undefined = () => undefined,
): FoundHardware | AuditRefusal {
  if (text.length > longestAudit) return 'auditTooLong';
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  const file = bare.startsWith('<') ? fromXml(readXml(bare)) : fromJson(bare);
  const found = file && (readLshw(file.value) ?? readGlpi(file.value) ?? readInxi(file.value) ?? readMac(file.value));
  if (found) return found;
  const start = bare.slice(0, 20_000);
  if (ofWindows.test(start)) return 'auditOfWindows';
  if (file) return 'auditUnknown';
  return asText.test(start) ? 'auditAsText' : 'auditUnreadable';
}

interface File {
  readonly value: Unknown;
}

function fromXml(root: XmlElement | undefined): File | undefined {
  return root && { value: auditOfXml(root) };
}

function fromJson(text: string): File | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
