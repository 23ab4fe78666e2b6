import { documentNames } from '#contract/papers/document-words.ts';
import { payableOf } from '#domain/invoicing/paper-money.ts';
import type { CancellationSnapshot, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { formatMoney } from '#domain/values/money.ts';
import type { Letter } from './letter.ts';
import { dayText, facts, letterFrame } from './letter-frame.ts';
import { paidTable, partyFacts, paymentSums, taxSentences } from './payment-document.ts';
import { type DocumentSource, documentHeadOf } from './source.ts';

/** What takes a paper back: the paper as it was issued, to the same parties. Throws where none is named. */
export function cancellationSnapshot(source: DocumentSource): CancellationSnapshot {
  const { cancels } = source;
  if (!cancels) throw new Error('A cancellation without what it takes back');
  const { original, reason } = cancels;
  const { seller, ownBooks } = original;
  return {
    kind: 'cancellation',
    ...documentHeadOf(source),
    ...(seller && { seller }),
    ...(ownBooks && { ownBooks }),
    original,
    reason,
  };
}

const called: Record<PaymentSnapshot['kind'], string> = {
  purchaseReceipt: 'den Ankaufbeleg',
  selfBilledInvoice: 'die Gutschrift',
};

/** Stornobeleg: takes an issued paper back, every sum of it with the sign turned; its title is never the word for what it takes back (INV-05, INV-41). */
export function cancellation(snapshot: CancellationSnapshot): Letter {
  const { original, reason } = snapshot;
  const { kind, number, issuedAt } = original;
  return letterFrame(snapshot, [
    {
      type: 'paragraph',
      text: `Wir stornieren ${called[kind]} ${number} vom ${dayText(issuedAt)}. Die Beträge darauf gelten nicht mehr.`,
    },
    { type: 'amount', caption: 'Zurückgenommener Betrag', amount: formatMoney(-payableOf(original)), notes: [] },
    ...paidTable(original.lines, paymentSums(original, -1), -1),
    ...taxSentences(original).map((text) => ({ type: 'paragraph', text }) as const),
    {
      type: 'facts',
      facts: [
        ...facts(
          ['Storniert', `${documentNames[kind]} ${number}`],
          ['Ausgestellt am', dayText(issuedAt)],
          ['Grund', reason],
        ),
        ...(kind === 'selfBilledInvoice' ? partyFacts(original) : []),
      ],
    },
    {
      type: 'paragraph',
      muted: true,
      text: 'Was vereinbart ist, ändert sich dadurch nicht. Über den Ankauf stellen wir einen neuen Beleg aus.',
    },
  ]);
}
