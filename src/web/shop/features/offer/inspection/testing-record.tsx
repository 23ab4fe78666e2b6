import type { OfferView } from '#contract/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';

/** What a test came to, in words. */
export const testResultNames: Record<string, string> = {
  passed: 'wie beschrieben',
  deviating: 'weicht ab',
  failed: 'nicht bestanden',
};

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
      {testing.results.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {testing.results.map(({ itemId, result, note }) => (
            <li key={itemId} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
              <span className="min-w-0">
                {view.items.find((item) => item.id === itemId)?.title ?? 'Gerät'}
                {note && <span className="block text-sm text-muted">{note}</span>}
              </span>
              <span className="font-emphasis">{testResultNames[result] ?? result}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
