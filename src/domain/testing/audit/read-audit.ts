import type { FoundHardware } from './found-hardware.ts';
import { readGlpi } from './read-glpi.ts';
import { readInxi } from './read-inxi.ts';
import { readLshw } from './read-lshw.ts';

/** Most characters of a file that are read. */
export const longestAudit = 2_000_000;

export type AuditRefusal = 'auditTooLong' | 'auditUnreadable' | 'auditUnknown';

/** What a tool read out of a machine, by the text of its file; `auditUnreadable` for what is no JSON, `auditUnknown` for JSON of something else. */
export function readAudit(text: string): FoundHardware | AuditRefusal {
  if (text.length > longestAudit) return 'auditTooLong';
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'auditUnreadable';
  }
  return readLshw(file) ?? readGlpi(file) ?? readInxi(file) ?? 'auditUnknown';
}
