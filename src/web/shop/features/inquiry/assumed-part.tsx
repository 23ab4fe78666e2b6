import { useState } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface AssumedPartProps {
  readonly items: readonly BasketItem[];
  /** Keeps the item with what is still to be confirmed of it, or without. */
  readonly keep: (item: BasketItem) => void;
}

/** What nobody said of goods and is worth much, to be confirmed or changed before the inquiry is sent. */
export function AssumedPart({ items, keep }: AssumedPartProps) {
  // What is ticked stays where it was read.
  const [asked] = useState(() => items.filter(({ assumed }) => assumed !== undefined));
  if (asked.length === 0) return null;
  return (
    <section>
      <h2>Stimmt auch das?</h2>
      <p className="mt-2 mb-2">
        Hierzu haben Sie nichts angegeben. Der Preis hängt davon ab, deshalb bestätigen Sie es bitte oder ändern es.
      </p>
      <ul className="border-t border-ink">
        {asked.map(({ assumed = [], ...item }) => (
          <li key={item.id} className="border-b border-line py-2">
            <Checkbox
              name={`assumed.${item.id}`}
              label={`${item.title}: ${assumedWords(item, assumed)}`}
              value={items.find(({ id }) => id === item.id)?.assumed === undefined}
              onChange={(isRight) => keep(isRight ? item : { ...item, assumed })}
              onBlur={() => {}}
              error={undefined}
            />
            <PageLink
              href={`${pages.wizard.item(item.slug)}?posten=${encodeURIComponent(item.id)}`}
              className="ml-9 inline-block py-2.5 text-link"
              aria-label={`${item.title}: Angaben ändern`}
            >
              Angaben ändern
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function assumedWords({ configuration }: Pick<BasketItem, 'configuration'>, assumed: readonly string[]): string {
  const only = Object.entries(configuration).filter(([question]) => assumed.includes(question));
  return describeConfiguration({ ...defaultConfiguration, ...Object.fromEntries(only) });
}
