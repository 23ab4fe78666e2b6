import { acceptedTermsName, documentTitle } from '#contract/papers/document-words.ts';
import { endedText } from '#contract/papers/ended-documents.ts';
import { paperCalls } from '#contract/papers/paper-calls.ts';
import { xrechnungAddress, xrechnungLabel, xrechnungSyntaxes } from '#contract/papers/xrechnung.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { numberText } from '#domain/values/number-text.ts';

/** One line of the documents. */
export interface DocumentRow {
  readonly title: string;
  /** UTC instant at which it was issued or handed in. */
  readonly at: string;
  /** 'PDF, 19 kB' */
  readonly about?: string;
  /** Said where an earlier one has ended: this one is what the order is paid by. */
  readonly standing?: string;
  /** Why it no longer counts, and what takes its place. */
  readonly withdrawn?: string;
  /** The same as XRechnung: where, or what is missing for it. */
  readonly xrechnung?: readonly { readonly label: string; readonly url: string }[];
  readonly noXrechnung?: string;
  /** Absent while the file is being made. */
  readonly url?: string;
}

type Papers = Pick<OfferView, 'documents' | 'document' | 'invoiceGivenBack'> &
  Partial<Pick<OfferView, 'id' | 'agreement' | 'contractAddress' | 'missingDeclarations'>>;

/** The documents of an offer, newest first: what the provider issued, the customer's own invoice, and the terms they agreed to. */
export function documentRows(papers: Papers): DocumentRow[] {
  const { documents, document } = papers;
  const hasEnded = documents.some(({ ended }) => ended);
  const counts = hasEnded && { standing: 'Dieser Beleg gilt.' };
  const issued = documents.map(
    ({ kind, number, issuedAt, url, size, withdrawn, eInvoice, ended }): DocumentRow => ({
      title: documentTitle(kind, number),
      at: issuedAt,
      ...(url !== undefined && { url }),
      ...(size !== undefined && { about: `${eInvoice ? 'E-Rechnung (ZUGFeRD)' : 'PDF'}, ${sizeText(size)}` }),
      ...(withdrawn && { withdrawn: withdrawnText(withdrawn) }),
      ...(eInvoice && url !== undefined && xrechnungOf(url, eInvoice)),
      ...(ended && { withdrawn: endedText(ended) }),
      ...(document?.type === 'creditNote' && document.number === number && counts),
    }),
  );
  const ofOwn = papers.invoiceGivenBack ? { withdrawn: 'Zurückgegeben: bitte berichtigen.' } : counts;
  const own: DocumentRow[] =
    document?.type === 'invoice'
      ? [{ title: 'Ihre Rechnung', at: document.at, url: document.upload.url, about: document.upload.name, ...ofOwn }]
      : [];
  return [...own, ...issued.toReversed(), ...termsRow(papers)];
}

/** The terms with both names, once these are known; of an order that was agreed elsewhere there are none. */
function termsRow({ id, agreement, contractAddress, missingDeclarations }: Papers): DocumentRow[] {
  if (id === undefined || !agreement || !contractAddress || missingDeclarations?.includes('terms') !== false) return [];
  return [{ title: acceptedTermsName, at: agreement.at, url: paperCalls.acceptedTerms(id), about: 'PDF' }];
}

function xrechnungOf(
  documentUrl: string,
  { xrechnungLacks }: { xrechnungLacks: readonly string[] },
): Pick<DocumentRow, 'xrechnung' | 'noXrechnung'> {
  if (xrechnungLacks.length > 0) return { noXrechnung: `Als XRechnung nicht möglich: ${xrechnungLacks.join(' ')}` };
  return {
    xrechnung: xrechnungSyntaxes.map((syntax) => ({
      label: xrechnungLabel(syntax),
      url: xrechnungAddress(documentUrl, syntax),
    })),
  };
}

function withdrawnText({ at, reason, replacedBy }: { at: string; reason: string; replacedBy?: string }): string {
  const instead = replacedBy === undefined ? '' : ` Es gilt ${replacedBy}.`;
  return `Zurückgezogen am ${formatDay(dayOf(at))}: ${reason.replace(/[.\s]+$/, '')}.${instead}`;
}

/** Bytes as people read them: '19 kB', '3,7 MB'. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${numberText(Math.max(1, bytes / 1_000))} kB`
    : `${numberText(bytes / 1_000_000, 1, 1)} MB`;
}
