import type { ReadReport, ReportRow } from '#domain/erasure/report.ts';
import { readBlancco } from '#domain/erasure/reports/blancco.ts';
import { cleanRows } from '#domain/erasure/reports/clean-rows.ts';
import { readFirmwareTranscript } from '#domain/erasure/reports/firmware-transcript.ts';
import { readNwipeLog } from '#domain/erasure/reports/nwipe-log.ts';
import { isNwipeCertificate, readNwipeCertificate } from '#domain/erasure/reports/nwipe-pdf.ts';
import { reportTreeOf } from '#domain/erasure/reports/report-tree.ts';
import { readTemplate } from '#domain/erasure/reports/template.ts';
import { readWipeDrive } from '#domain/erasure/reports/wipedrive.ts';
import { type UnreadReason, unreadOf } from '#domain/erasure/unread.ts';
import { decodeText } from '#server/asset-lists/text-encoding.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** What a task answers: every run of the report, or why nothing was read. */
export type ReportAnswer = ReadReport | { readonly unread: UnreadReason };

/** Pages of a certificate of a whole system. */
const maxPages = 500;
/** Rows of a station's day; more than that is no report. */
const maxRows = 5_000;

/** Task of a worker: the bytes of a file become the runs that stand in it. What it is goes by its content, not its name. */
export async function readReport({ content }: { content: Uint8Array }): Promise<ReportAnswer> {
  const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
  const answer = start.includes('%PDF-') ? await readPdf(content) : readText(content);
  if ('unread' in answer) return answer;
  if (answer.rows.length === 0) return { unread: 'noRows' };
  return answer.rows.length > maxRows ? { unread: 'tooLarge' } : { ...answer, rows: cleanRows(answer.rows) };
}

async function readPdf(content: Uint8Array): Promise<ReportAnswer> {
  let pages: string[];
  try {
    // Most reports are XML or text.
    const { extractText, getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(new Uint8Array(content));
    if (document.numPages > maxPages) return { unread: 'tooLarge' };
    pages = (await extractText(document, { mergePages: false })).text;
  } catch {
    return { unread: 'damaged' };
  }
  const text = pages.join('\f');
  return isNwipeCertificate(text)
    ? { format: 'nwipePdf', rows: readNwipeCertificate(text) }
    : { unread: unreadOf(text) };
}

function readText(content: Uint8Array): ReportAnswer {
  const { text } = decodeText(content);
  if (/^\ufeff?\s*</.test(text)) {
    const parsed = readXml(content);
    if ('unread' in parsed) return parsed;
    const tree = reportTreeOf(parsed.root);
    const rows = readBlancco(tree);
    return rows ? { format: 'blancco', rows } : known('wipeDrive', readWipeDrive(tree), text);
  }
  if (/^\[\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}\]/m.test(text)) return known('nwipeLog', readNwipeLog(text), text);
  const transcript = readFirmwareTranscript(text);
  if (transcript) return { format: 'transcript', rows: transcript };
  return known('template', readTemplate(text), text);
}

function known(format: ReadReport['format'], rows: ReportRow[] | undefined, text: string): ReportAnswer {
  return rows === undefined ? { unread: unreadOf(text) } : { format, rows };
}
