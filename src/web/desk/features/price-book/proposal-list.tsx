import { useEffect, useRef, useState } from 'react';
import { priceBookCalls } from '#contract/goods/price-book.ts';
import { type PriceProposals, type ProposalView, priceProposalCalls } from '#contract/goods/price-proposals.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { isFocusFree } from '../../ui/is-focus-free.ts';
import { RefusalInView } from '../../ui/refusal-in-view.tsx';
import { ChangedPrices } from './changed-prices.tsx';
import { euroText, percentChangeText } from './euro-text.ts';
import { LookDialog } from './look-dialog.tsx';
import { howSure, whatHappened, whatItBrings } from './proposal-words.ts';
import { useBookLook } from './use-book-look.ts';

/** What the book proposes about itself, one after the other: looked at and taken as a version, or rejected. */
export function ProposalList({ data }: { readonly data: PriceProposals }) {
  const { api } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const { looked, lookAt, readAgain, forget } = useBookLook();
  const { proposals, version } = data;
  const here = Math.min(place, proposals.length - 1);
  const current = proposals[here];

  async function act(deed: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await deed();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const take = ({ title, percent, changes }: ProposalView) =>
    act(() =>
      lookAt(
        priceBookCalls.change,
        {
          basedOn: version,
          part: 'rows',
          changes,
          note: `Vorschlag ${percentChangeText(percent)}: ${title}`.slice(0, 200),
        },
        () => setSaid(`${title}: übernommen.`),
      ),
    );
  const reject = ({ key, percent, title }: ProposalView) =>
    act(async () => {
      await api.post(priceProposalCalls.reject, { key, percent });
      setSaid(`${title}: abgelehnt.`);
      await readAgain();
    });
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, proposals.length - 1));
    setPlace(next);
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[next]?.focus();
  };
  useActions({
    nextRow: () => go(here + 1),
    previousRow: () => go(here - 1),
    takePriceProposal: current && (() => void take(current)),
    rejectPriceProposal: current && (() => void reject(current)),
  });
  const shown = proposals.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus may have gone with its proposal
  useEffect(() => {
    if (isFocusFree()) list.current?.querySelectorAll<HTMLElement>(':scope > li')[here]?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <section aria-label="Vorschläge" data-keys="list" className="grid gap-4">
      <RefusalInView text={refusal} />
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {proposals.length === 0 ? (
        <p className="rounded-sm bg-steel p-5">
          Nichts vorzuschlagen: Die Preise passen zu dem, was Verkäufer antworten, oder es gibt noch zu wenige
          Antworten.
        </p>
      ) : (
        <>
          <p className="text-muted max-lg:hidden">
            <KeyHint of="j" /> <KeyHint of="k" /> auf, ab <KeyHint of="p" /> ansehen und übernehmen <KeyHint of="r" />{' '}
            ablehnen
          </p>
          <ul ref={list} className="border-t border-line">
            {proposals.map((proposal, at) => (
              <li
                key={proposal.key}
                tabIndex={-1}
                aria-current={at === here ? true : undefined}
                onFocus={() => setPlace(at)}
                className={classNames(
                  'grid gap-2 border-b border-line px-4 py-4 outline-offset-[-2px]',
                  at === here && 'bg-steel',
                )}
              >
                <h3>{`${proposal.title}: ${percentChangeText(proposal.percent)}`}</h3>
                <p>{`${whatHappened(proposal, data.days)} ${whatItBrings(proposal)}`}</p>
                <p className="text-sm text-muted">{howSure(proposal)}</p>
                <ProposedPrices proposal={proposal} />
                <div className="flex flex-wrap gap-3">
                  <Button busy={busy} busyText="Wird gerechnet …" onClick={() => void take(proposal)}>
                    Ansehen und übernehmen …<span className="sr-only">{` ${proposal.title}`}</span>
                  </Button>
                  <Button onClick={() => void reject(proposal)}>
                    Ablehnen<span className="sr-only">{` ${proposal.title}`}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <LookDialog looked={looked} onClose={forget} />
    </section>
  );
}

function ProposedPrices({ proposal: { prices, title } }: { readonly proposal: ProposalView }) {
  const [first, ...others] = prices;
  if (first === undefined) return null;
  if (others.length === 0) return <p>{`${euroText(first.before)} → ${euroText(first.after)}`}</p>;
  const changed = prices.map((price) => ({ ...price, percent: Math.round((price.after / price.before - 1) * 100) }));
  return (
    <Disclosure title={`${prices.length} Preise`}>
      <ChangedPrices caption={`Preise: ${title}`} prices={changed} />
    </Disclosure>
  );
}
