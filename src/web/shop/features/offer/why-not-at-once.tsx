import type { ReactNode } from 'react';
import { wordsOfObstacles } from '#contract/goods/obstacle-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';

interface WhyNotAtOnceProps {
  readonly obstacles?: OfferView['obstacles'] | undefined;
  /** What the goods bring by experience; nothing where nothing is known. */
  readonly range?: ReactNode;
}

/** What of the inquiry somebody has to look at, in plain words, below what it will come to; nothing where neither is known. */
export function WhyNotAtOnce({ obstacles = [], range }: WhyNotAtOnceProps) {
  if (obstacles.length === 0 && !range) return null;
  return (
    <section className="mt-6 grid gap-4 rounded-sm border border-line bg-sheet p-5">
      {range}
      {obstacles.length > 0 && (
        <div>
          <h3>Warum nicht sofort?</h3>
          <ul className="mt-2 grid gap-1.5">
            {wordsOfObstacles(obstacles).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
