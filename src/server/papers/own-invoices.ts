import type { InvoiceReport, InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import type { StandingDocument } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import { readInvoices } from '#server/offers/incoming-invoices.ts';
import type { Paper } from './paper.ts';

type OwnInvoice = Pick<Paper, 'kind' | 'number' | 'at' | 'money' | 'remark' | 'isWithdrawn' | 'sha256'> & {
  /** Address of the upload. */
  readonly url: string;
};
type Row = Awaited<ReturnType<typeof readInvoices>>[number];

const kind = 'Rechnung des Verkäufers';

/** Every invoice that the seller handed in, each with the last word on it; one that is not checked yet too. */
export async function ownInvoices(
  db: Queryable,
  offerId: string,
  document: StandingDocument | undefined,
): Promise<OwnInvoice[]> {
  const rows = await readInvoices(db, offerId);
  const standing = document?.type === 'invoice' ? document : undefined;
  const urls = [...new Set([...rows.map(({ upload }) => upload), ...(standing ? [standing.upload] : [])])];
  return urls.map((url) => {
    const about = rows.filter(({ upload }) => upload === url);
    const [first, last] = [about[0], about.at(-1)];
    const isReplaced = url !== standing?.upload;
    // What was handed in before was checked within seconds.
    const at = isReplaced ? first && new Date(first.at).toISOString() : standing?.at;
    return {
      ...{ kind, url },
      ...(at !== undefined && { at }),
      ...(last ? judged(last) : { remark: 'wird noch geprüft' }),
      ...(isReplaced && { isWithdrawn: true, remark: 'durch eine neue Rechnung ersetzt' }),
    };
  });
}

function judged({ report, verdict, reason, invoiceNumber, sha256 }: Row) {
  const number = report.says.number ?? invoiceNumber ?? undefined;
  const money = moneyOf(report, verdict);
  return {
    ...(number !== undefined && { number }),
    ...(money && { money }),
    remark: remarkOf(report, verdict, reason),
    sha256,
  };
}

/** As the invoice says it; of one that a person compared it is what is owed. */
function moneyOf({ kind: isOf, says, owed }: InvoiceReport, verdict: InvoiceVerdict): Paper['money'] {
  if (isOf === 'otherInvoice')
    return verdict === 'payable' && owed ? { net: owed.net, vat: owed.tax, gross: owed.gross } : undefined;
  const { net, tax = 0, gross } = says;
  if (net === undefined || gross === undefined) return undefined;
  return [net, tax, gross].every(Number.isInteger) ? { net, vat: tax, gross } : undefined;
}

function remarkOf({ findings }: InvoiceReport, verdict: InvoiceVerdict, reason: string | null): string {
  if (verdict === 'payable') return 'geprüft, zahlbar';
  if (verdict === 'waits') return 'wird noch verglichen';
  const wrong = findings.filter(({ effect }) => effect === 'refuse').map(({ text }) => text);
  return ['zurückgegeben:', reason ?? wrong.join(' ')].join(' ');
}
