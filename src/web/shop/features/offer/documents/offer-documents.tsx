import { useState } from 'react';
import { documentTitle } from '#contract/papers/document-words.ts';
import { paperCalls } from '#contract/papers/paper-calls.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { saleSheetsOf } from '#domain/offer/price/sale-sheet-kinds.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { LaterIcon } from '#web/ui/later-icon.tsx';
import { type DocumentRow, documentRows } from './document-rows.ts';
import { SheetFiles } from './sheet-files.tsx';

/** Everything there is to download about an offer; what is still being made appears by itself. */
export function OfferDocuments({ view }: { readonly view: OfferView }) {
  const rows = documentRows(view);
  const readyNow = view.documents.filter(({ url }) => url !== undefined);
  const [readyAtFirst] = useState(readyNow.length);
  const newest = readyNow.length > readyAtFirst ? readyNow.at(-1) : undefined;
  // What has ended without goods will never have any.
  const isNothingAwaited = rows.length === 0 && view.turn === 'nobody';
  const sheets = saleSheetsOf(view);
  if (isNothingAwaited && sheets.length === 0) return null;
  return (
    <section id="unterlagen" aria-label="Unterlagen" className="scroll-mt-20">
      <h2 className="border-b border-line pb-2.5 text-[1.15rem]">Unterlagen</h2>
      <p role="status" className="sr-only">
        {newest && `${documentTitle(newest.kind, newest.number)} steht zum Herunterladen bereit.`}
      </p>
      {rows.length === 0 && !isNothingAwaited && (
        <p className="mt-3 text-sm text-muted">
          Nachweise und Belege finden Sie hier, sobald Ihre Geräte bei uns angekommen und geprüft sind.
        </p>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.title} className="border-b border-line py-2.5">
              <DocumentLine row={row} />
              <XrechnungLine row={row} />
              {row.standing !== undefined && <p className="text-sm text-ok">{row.standing}</p>}
              {row.withdrawn !== undefined && <p className="text-sm text-warn wrap-anywhere">{row.withdrawn}</p>}
            </li>
          ))}
        </ul>
      )}
      {readyNow.length > 0 && (
        <div className="mt-3 print:hidden">
          <ActionButton
            kind="quiet"
            busyText="Wird zusammengestellt …"
            action={() => saveFile(paperCalls.ofSale(view.id))}
            className="-ml-2 text-sm"
          >
            Alle Unterlagen (ZIP)
          </ActionButton>
        </div>
      )}
      {sheets.length > 0 && (
        <>
          <h3 className="mt-6 text-base">Listen für Ihre Bücher</h3>
          <ul>
            {sheets.map((sheet) => (
              <li key={sheet} className="border-b border-line">
                <SheetFiles offerId={view.id} sheet={sheet} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function XrechnungLine({ row: { title, xrechnung = [], noXrechnung } }: { readonly row: DocumentRow }) {
  if (noXrechnung !== undefined) return <p className="pl-7.5 text-sm text-muted wrap-anywhere">{noXrechnung}</p>;
  if (xrechnung.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 pl-7.5 text-sm print:hidden">
      {xrechnung.map(({ label, url }) => (
        <a key={url} href={url} download className="inline-flex min-h-11 items-center text-link">
          {label}
          <span className="sr-only">: {title}</span>
        </a>
      ))}
    </p>
  );
}

function DocumentLine({ row: { title, url, at, about } }: { readonly row: DocumentRow }) {
  const day = formatDay(dayOf(at));
  if (url === undefined)
    return (
      <p className="py-1.5">
        {title}
        <span className="block text-sm text-muted">{day}, wird erstellt …</span>
      </p>
    );
  return (
    <a href={url} target="_blank" rel="noopener" className="flex min-h-11 items-center gap-2.5">
      <LaterIcon name="file" size={20} />
      <span className="min-w-0">
        <span className="text-link break-words">{title}</span>
        <span className="block text-sm text-muted">
          {day}
          {about !== undefined && `, ${about}`}
        </span>
      </span>
    </a>
  );
}
