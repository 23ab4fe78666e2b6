import type { OfferView } from '#contract/sale/offer-view.ts';
import { leftByModel } from './left-by-model.ts';

interface LeftLinesProps {
  readonly items: OfferView['items'];
  readonly left: ReadonlySet<string>;
}

/** What is not sold, by model, each device by a number of its own where it has one. */
export function LeftLines({ items, left }: LeftLinesProps) {
  return (
    <section
      aria-label="Was bei Ihnen bleibt"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-52 overflow-y-auto rounded-sm border border-line px-4 py-2.5"
    >
      <ul className="grid gap-1.5">
        {leftByModel(items, left).map(({ title, units, numbers, more }) => (
          <li key={title} className="wrap-anywhere">
            <span className="font-emphasis">{`${units} × ${title}`}</span>
            {numbers.length > 0 && (
              <span className="block text-sm text-muted">
                {numbers.join(', ')}
                {more > 0 && ` und ${more} weitere`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
