import { documentNames } from '#contract/papers/document-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { FileLinks } from '../file-links.tsx';

/** The document that stands for the order (INV-03). */
export function DocumentFacts({ view }: { readonly view: OfferView }) {
  const { document } = view;
  if (!document) return null;
  const facts =
    document.type === 'invoice'
      ? [
          { name: 'Ihre Rechnung', value: <FileLinks files={[document.upload]} /> },
          { name: 'Eingereicht', value: formatInstant(document.at) },
        ]
      : [
          { name: documentNames[document.kind], value: <IssuedFile view={view} number={document.number} /> },
          { name: 'Ausgestellt', value: formatInstant(document.at) },
        ];
  return (
    <div className="mt-6">
      <Facts facts={facts} />
    </div>
  );
}

/** The file of the document once it is made; until then its number and that it is being made. */
function IssuedFile({ view, number }: { readonly view: OfferView; readonly number: string }) {
  const url = view.documents.find((issued) => issued.number === number)?.url;
  return url === undefined ? `${number}, wird erstellt …` : <FileLinks files={[{ url, name: `${number}.pdf` }]} />;
}
