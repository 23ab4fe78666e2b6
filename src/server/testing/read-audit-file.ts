import type { FoundHardware } from '#domain/testing/audit/found-hardware.ts';
import { type AuditRefusal, readAudit } from '#domain/testing/audit/read-audit.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** Task of a worker: what a tool read out of a machine, by the text of its file. */
export async function readAuditFile({ text }: { text: string }): Promise<FoundHardware | AuditRefusal> {
  return readAudit(text, (document) => {
    // The browser has read it as text already: what it says of its own encoding is over.
    const read = readXml(Buffer.from(document.replace(/^<\?xml[^>]*\?>/, '')));
    return 'root' in read ? read.root : undefined;
  });
}
