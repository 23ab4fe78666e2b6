import { obstacleWords } from '#contract/obstacle-words.ts';
import type { OfferView } from '#contract/offer-view.ts';

/** What of the inquiry somebody has to look at, in plain words; nothing where that was not judged. */
export function WhyNotAtOnce({ obstacles = [] }: Pick<OfferView, 'obstacles'>) {
  if (obstacles.length === 0) return null;
  return (
    <section className="mt-6 rounded-sm border border-line bg-sheet p-5">
      <h3>Warum nicht sofort?</h3>
      <ul className="mt-2 grid gap-1.5">
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacleWords[obstacle]}</li>
        ))}
      </ul>
    </section>
  );
}
