import { testVerdictWords } from '#contract/papers/document-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { RecordList } from './record-list.tsx';

/** What the test found, line by line. */
export function TestingRecord({ view }: { readonly view: OfferView }) {
  const { testing } = view;
  if (!testing) return null;
  return (
    <section className="mt-8">
      <h3>Prüfung</h3>
      {testing.startedAt && !testing.finishedAt && (
        <p className="mt-2">Begonnen am {formatInstant(testing.startedAt)}.</p>
      )}
      {testing.finishedAt && <p className="mt-2">Abgeschlossen am {formatInstant(testing.finishedAt)}.</p>}
      <RecordList rows={deviatingFirst(testing.results)} name="Positionen" keyOf={({ itemId }) => itemId}>
        {({ itemId, result, note }) => (
          <>
            <span className="min-w-0">
              {view.items.find((item) => item.id === itemId)?.title ?? 'Gerät'}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </span>
            <span className="font-emphasis">{testVerdictWords[result]}</span>
          </>
        )}
      </RecordList>
    </section>
  );
}

type Result = NonNullable<OfferView['testing']>['results'][number];

function deviatingFirst(results: readonly Result[]): Result[] {
  return results.toSorted((one, other) => Number(one.result === 'passed') - Number(other.result === 'passed'));
}
