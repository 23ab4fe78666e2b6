import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { missingAnswerText } from '#contract/goods/missing-words.ts';
import { saidOfMissing } from '#domain/units/missing-answers.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What the seller says, or has not said yet, of the devices for which less would be paid: to be weighed before the price is sent. */
export function MissingDoubts({ offer: { receipt, phase } }: { readonly offer: DeskOfferView }) {
  const said = receipt ? saidOfMissing(receipt.answers, receipt.missing) : [];
  if (said.length === 0) return null;
  const open = said.find(({ answer }) => answer === undefined);
  const answered = said.flatMap(({ units, answer }) => (answer ? { units, text: missingAnswerText(answer) } : []));
  return (
    <Notice kind="warn" title="Für Fehlendes wird abgezogen">
      {open && (
        <p>
          {`Zu ${open.units === 1 ? '1 Gerät' : `${numberText(open.units)} Geräten`} hat der Kunde noch nicht geantwortet.`}
          {phase === 'tested' && ' Auf seiner Seite steht, dass wir vorher nichts abziehen.'}
        </p>
      )}
      {answered.length > 0 && (
        <>
          <p>Der Kunde sagt dazu:</p>
          <ul className="list-disc pl-5">
            {answered.map(({ units, text }) => (
              <li key={text} className="wrap-anywhere">
                {`${units === 1 ? '1 Gerät' : `${numberText(units)} Geräte`}: „${text}“`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
