import type { OfferAction } from '#contract/sale/offer-actions.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { euros } from '../euros.ts';
import type { PanelProps } from '../panel-props.ts';
import { AskSignOff } from './ask-sign-off.tsx';
import { GiveSignOff } from './give-sign-off.tsx';
import { SignOffEntry } from './sign-off-entry.tsx';

const decisions: readonly OfferAction[] = ['acceptBid', 'submitCounterbid', 'acceptAdjustedBid'];

/** Who else has a word on the price that waits for the seller's decision, and the way to ask them. */
export function SignOffs({ view, actions }: PanelProps) {
  const { signOffs = [], secondPerson, isColleague } = view;
  if (!isShown(view)) return null;
  const current = signOffs.filter(({ isCurrent, standing }) => isCurrent && standing !== 'withdrawn');
  const hasAnswered = current.some(({ isOwn, answered }) => isOwn && answered);
  return (
    <section
      id="zustimmung"
      aria-label="Zustimmung"
      className="scroll-mt-20 rounded-sm border border-line bg-sheet p-5 sm:p-7 print:hidden"
    >
      <h2 className="text-[1.15rem]">Zustimmung</h2>
      {secondPerson && (
        <p className="mt-2">
          Ab {euros(secondPerson.from)} braucht Ihre Firma zwei Personen.{' '}
          {secondPerson.isMissing && 'Die zweite fehlt noch.'}
        </p>
      )}
      <p className="mt-2 text-muted">
        Soll noch jemand zustimmen? Wir schicken einen Link, mit dem man dieses Gebot mit Preisen sieht und antwortet,
        ohne Konto. Entscheiden müssen danach Sie.
      </p>
      {current.length > 0 && (
        <ul className="mt-4">
          {current.map((signOff) => (
            <SignOffEntry key={signOff.id} signOff={signOff} actions={actions} />
          ))}
        </ul>
      )}
      {isColleague && !hasAnswered && <GiveSignOff actions={actions} />}
      <AskSignOff actions={actions} />
    </section>
  );
}

/** A private seller asks at home; whoever has asked by the call sees it as well. */
function isShown({ signOffs, offeredAsBusiness, isColleague, actions }: OfferView): boolean {
  if (signOffs === undefined || !actions.some((action) => decisions.includes(action))) return false;
  return offeredAsBusiness || isColleague === true || signOffs.length > 0;
}
