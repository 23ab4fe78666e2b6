import type { OfferView } from '#contract/sale/offer-view.ts';
import type { MediumResult } from '#domain/erasure/medium-result.ts';
import type { DeletionSkipReason } from '#domain/offer/facts.ts';
import type { ItemWithoutMedia } from '#domain/offer/media/medium-record.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { RecordList } from './record-list.tsx';

const skipped: Record<DeletionSkipReason, string> = {
  noMedia: 'Die Geräte enthalten keine Datenträger.',
  mediaRemovedByCustomer: 'Die Datenträger waren vorher entnommen.',
  customerWaived: 'Sie haben auf die Löschung verzichtet.',
  destroyedInstead: 'Die Datenträger wurden vernichtet.',
};
/** Of single goods while others had some. */
const absent: Record<ItemWithoutMedia['reason'], string> = {
  noMedia: 'ohne Datenträger angekommen',
  mediaRemovedByCustomer: 'Datenträger vorher entnommen',
};
/** More of them are shown on demand. */
const fewMedia = 6;
const results: Record<MediumResult, string> = {
  erased: 'gelöscht',
  destroyed: 'vernichtet',
  failed: 'nicht gelöscht',
  notDetected: 'nicht erkannt',
};

/** How each data carrier was erased. */
export function DeletionRecord({ view }: { readonly view: OfferView }) {
  const { deletion } = view;
  if (!deletion) return null;
  return (
    <section className="mt-8">
      <h3>Datenlöschung</h3>
      {deletion.skipped !== undefined && <p className="mt-2">{skipped[deletion.skipped]}</p>}
      {deletion.startedAt && !deletion.finishedAt && (
        <p className="mt-2">Begonnen am {formatInstant(deletion.startedAt)}.</p>
      )}
      {deletion.finishedAt && <p className="mt-2">Abgeschlossen am {formatInstant(deletion.finishedAt)}.</p>}
      {deletion.withoutMedia && <WithoutMedia view={view} items={deletion.withoutMedia} />}
      {deletion.media.length > fewMedia ? (
        <details className="mt-3 border-y border-line">
          <summary className="min-h-11 py-2.5 font-emphasis">{deletion.media.length} Datenträger ansehen</summary>
          <Media media={deletion.media} />
        </details>
      ) : (
        <Media media={deletion.media} />
      )}
    </section>
  );
}

type Deletion = NonNullable<OfferView['deletion']>;

interface WithoutMediaProps {
  readonly view: OfferView;
  readonly items: NonNullable<Deletion['withoutMedia']>;
}

function WithoutMedia({ view, items }: WithoutMediaProps) {
  const titles = new Map(view.items.map(({ id, title }) => [id, title]));
  return (
    <ul className="mt-2 list-disc pl-5">
      {items.map(({ itemId, reason, plate, serial, units }) => (
        <li key={[itemId, reason, plate, units].join()}>
          {[units !== undefined && `${numberText(units)} ×`, titles.get(itemId), serial ?? plate]
            .filter(Boolean)
            .join(' ')}
          : {absent[reason]}
        </li>
      ))}
    </ul>
  );
}

type Medium = Deletion['media'][number];

function Media({ media }: { readonly media: readonly Medium[] }) {
  return (
    <RecordList rows={media} name="Datenträger" keyOf={({ serial }) => serial}>
      {({ serial, model, method, result, device }) => (
        <>
          <span className="min-w-0">
            {model}
            <span className="block text-sm text-muted">
              Seriennummer {serial}, {method}
              {device !== undefined && `, aus ${device}`}
            </span>
          </span>
          <span className="font-emphasis">{results[result]}</span>
        </>
      )}
    </RecordList>
  );
}
