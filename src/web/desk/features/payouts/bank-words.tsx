import { deskPages } from '#contract/desk/desk-urls.ts';
import type { PayoutRow } from '#contract/money/payouts.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** What the bank said of a payment and somebody has to settle, or has. */
export function BankWords({ words }: { readonly words: PayoutRow['bankWords'] }) {
  return words.map(({ text, isOpen, decided, advice }) =>
    isOpen ? (
      <span key={text} className="block rounded-sm bg-warn-soft px-2 text-warn">
        Bank: {text} {advice}{' '}
        <PageLink href={deskPages.bankStatements} className="text-link">
          Klären
        </PageLink>
      </span>
    ) : (
      <span key={text} className="block text-sm text-muted">
        Bank: {text} Entschieden: {decided}
      </span>
    ),
  );
}
