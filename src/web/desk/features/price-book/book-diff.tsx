import { type BookDiffView, maxNamedChanges } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ChangedPrices } from './changed-prices.tsx';
import { euroText, percentChangeText } from './euro-text.ts';

/** What differs between two books: the counts in a sentence, the lists, and the largest changes of prices. */
export function BookDiff({ diff }: { readonly diff: BookDiffView }) {
  const { added, removed, changed, largest, prices, parts, changesEverything } = diff;
  return (
    <div className="grid gap-4">
      {changesEverything && (
        <Notice kind="warn" title="Jeder Preis wäre ein anderer">
          Das ist fast immer eine verwechselte Spalte oder eine falsche Datei.
        </Notice>
      )}
      <p>
        {`Preise: ${added} neu, ${changed} geändert, ${removed} entfallen.`}
        {largest &&
          ` Größte Änderung: ${largest.name} ${euroText(largest.before)} → ${euroText(largest.after)} (${percentChangeText(largest.percent)}).`}
      </p>
      {parts.length > 0 && (
        <ul>
          {parts.map(({ part, added: more, removed: less }) => (
            <li key={part}>{`${bookPartTitles[part]}: ${more} neu oder geändert, ${less} entfallen oder ersetzt`}</li>
          ))}
        </ul>
      )}
      {prices.length > 0 && <ChangedPrices caption="Geänderte Preise" prices={prices} />}
      {prices.length === maxNamedChanges && <p>{`Hier stehen die größten ${maxNamedChanges}.`}</p>}
    </div>
  );
}
