import { lazyRouteComponent } from '@tanstack/react-router';
import type { PayoutBackView } from '#contract/money/payout-back.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { LatePart } from '#web/shop/late-part.tsx';
import { LaterIcon } from '#web/ui/later-icon.tsx';
import { euros } from '../euros.ts';
import type { PanelProps } from '../panel-props.ts';

/** Late: hardly a payment comes back. */
const AnswerAccount = lazyRouteComponent(
  loadChunk(() => import('./answer-account.tsx')),
  'AnswerAccount',
);

/** A payment did not arrive: what happened, whose turn it is, and the way to say which account is right. */
export function PayoutBackPart({ view, actions }: PanelProps) {
  const { payoutBack: back } = view;
  if (!back) return null;
  return (
    <section
      id="zurueck"
      aria-label="Auszahlung, die nicht ankam"
      className="mb-8 scroll-mt-20 rounded-sm border border-line bg-sheet"
    >
      <h2
        className={`flex items-center gap-3 px-5 py-3.5 text-base leading-snug font-emphasis tracking-normal sm:px-7 ${
          back.isAsked ? 'bg-accent text-on-accent' : 'bg-steel'
        }`}
      >
        <LaterIcon name="clock" size={20} />
        {back.isAsked ? 'Ihre Auszahlung kam nicht an. Stimmt das Konto?' : 'Ihre Auszahlung kam nicht an'}
      </h2>
      <div className="px-5 py-6 sm:px-7">
        <p>
          {`Am ${formatInstant(back.at)} haben wir erfahren: Die Zahlung über ${euros(back.amount)} auf ${placeOf(back)} wurde nicht ausgeführt. ${back.reason}`}
        </p>
        <p className="mt-3">{nextOf(back)}</p>
        {back.mayAnswer && (
          <LatePart part={AnswerAccount}>
            <AnswerAccount key={back.at} back={back} view={view} actions={actions} />
          </LatePart>
        )}
      </div>
    </section>
  );
}

/** An IBAN is not broken over two lines. */
const placeOf = ({ account, method }: Pick<PayoutBackView, 'account' | 'method'>) =>
  method === 'paypal' ? `PayPal ${account}` : account.replaceAll(' ', '\u00a0');

function nextOf({ isAsked, next, heldUntil, isOtherPayee }: PayoutBackView): string {
  if (isAsked) return 'Sie sind am Zug. Bis zu Ihrer Antwort zahlen wir nicht noch einmal.';
  const place = `auf ${placeOf(next)}, ${next.holder}`;
  if (isOtherPayee)
    return `Wir sind am Zug: Wir zahlen ${place}, sobald wir von Hand geprüft haben, warum das Konto auf einen anderen Namen lautet.`;
  if (heldUntil !== undefined)
    return `Wir sind am Zug: Wir zahlen ${place}. Weil das Konto neu ist, frühestens am ${formatInstant(heldUntil)}.`;
  return `Wir sind am Zug: Wir zahlen noch einmal ${place}.`;
}
