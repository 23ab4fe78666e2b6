import { draftLimits } from '#domain/offer/draft.ts';
import { numberText } from '#domain/values/number-text.ts';
import { forgetsSoon } from '#web/lib/forgets-soon.ts';
import { useStore } from '#web/lib/store.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { OpenBasket } from './open-basket.ts';

interface BasketNoticesProps {
  readonly basket: OpenBasket;
  /** How many items lie in it. */
  readonly count: number;
}

const limit = numberText(draftLimits.items);

/** What the customer must know about the basket itself: it cannot be kept, or it is too much for one inquiry. */
export function BasketNotices({ basket, count }: BasketNoticesProps) {
  const kept = useStore(basket.kept);
  const tooMany = count > draftLimits.items;
  const forgets = kept && count > 0 && forgetsSoon();
  if (kept && !tooMany && !forgets) return null;
  return (
    <div className="mb-8 grid max-w-[44rem] gap-4">
      {!kept && (
        <Notice kind="warn" title="Ihr Browser kann den Verkaufskorb nicht speichern">
          <p>
            Der Speicher ist voll oder abgeschaltet. Was Sie hier sehen, bleibt nur so lange da, wie diese Seite offen
            ist. Senden Sie die Anfrage ab, bevor Sie sie schließen, oder laden Sie Ihre Liste als Datei hoch.
          </p>
        </Notice>
      )}
      {forgets && (
        <p className="text-muted">
          Ihr Verkaufskorb liegt nur in diesem Browser, und Safari löscht ihn nach sieben Tagen ohne Besuch. Senden Sie
          die Anfrage vorher ab.
        </p>
      )}
      {tooMany && (
        <Notice kind="warn" title={`In eine Anfrage passen höchstens ${limit} Positionen`}>
          <p>
            {`Es sind ${numberText(count)}. Entfernen Sie Positionen und senden Sie sie als weitere Anfrage, oder laden Sie die ganze Liste als Datei hoch.`}
          </p>
        </Notice>
      )}
    </div>
  );
}
