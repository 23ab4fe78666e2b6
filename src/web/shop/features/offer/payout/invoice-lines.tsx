import { useRef, useState } from 'react';
import { type InvoiceDraft, invoiceDraft, invoiceText } from '#contract/money/invoice-draft.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { judgedGoodsIn, moneyOfView } from '#contract/sale/price-money.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { pricedLines } from '#domain/offer/tax/price-tax.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { usePages } from '#web/ui/use-pages.ts';
import { AmountRows } from '../amount-rows.tsx';
import { orderOf } from '../panel-props.ts';

/** All that stands on the seller's own invoice: to be read, and taken over with one press. */
export function InvoiceLines({ view }: { readonly view: OfferView }) {
  const draft = draftOf(view);
  const [copied, setCopied] = useState(false);
  const { busy, refusal, run } = useAction(async () => {
    await navigator.clipboard.writeText(invoiceText(draft));
    setCopied(true);
  });
  return (
    <section aria-label="Angaben für die Rechnung" className="rounded-sm bg-steel p-5">
      <h3>Das gehört auf Ihre Rechnung</h3>
      <p className="mt-2">
        {draft.recipient.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <div className="mt-3">
        <Facts facts={draft.facts} />
      </div>
      <Positions positions={draft.positions} />
      <dl className="mt-3 grid gap-y-1 border-t border-ink pt-3">
        <AmountRows rows={draft.sums} />
      </dl>
      {draft.notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
      <div className="mt-5 print:hidden">
        <Button busy={busy} busyText="Wird kopiert …" onClick={() => void run()} className="max-sm:w-full">
          Alles als Text kopieren
        </Button>
        <p role="status" className="mt-2 text-sm text-muted">
          {copied && 'Kopiert. Positionen und Beträge stehen zwischen Tabulatoren.'}
        </p>
        {refusal !== undefined && (
          <p role="alert" className="mt-2 text-sm text-warn">
            Ihr Browser lässt das Kopieren nicht zu. Markieren Sie den Text, und kopieren Sie ihn selbst.
          </p>
        )}
      </div>
    </section>
  );
}

function Positions({ positions }: Pick<InvoiceDraft, 'positions'>) {
  const table = useRef<HTMLTableElement>(null);
  const pages = usePages(positions.length);
  return (
    <>
      <table ref={table} tabIndex={-1} className="mt-4 w-full scroll-mt-28 border-collapse text-sm outline-none">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="pb-2 text-left font-normal">
              Gerät
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal max-sm:hidden">
              je Gerät
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal">
              Netto
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.slice(pages.first, pages.end).map(({ key, title, quantity, unitPrice, total, note }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 text-left align-top font-normal wrap-anywhere">
                {quantity} × {title}
                {note !== undefined && <span className="block text-muted">{note}</span>}
              </th>
              <td className="py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums max-sm:hidden">
                {unitPrice === undefined ? '' : formatMoney(unitPrice)}
              </td>
              <td className="py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums">{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager pages={pages} rows="Positionen" list={table} />
    </>
  );
}

function draftOf(view: OfferView): InvoiceDraft {
  const lines = pricedLines(view);
  const goods = judgedGoodsIn(view, lines);
  const { otherTax, money } = moneyOfView(view);
  const titles = new Map(view.items.map(({ id, title }) => [id, title]));
  return invoiceDraft({
    orderId: orderOf(view),
    suppliedAt: view.goodsDispatchedAt ?? view.receipt?.at,
    lines: lines.map(({ agreed, total, ...line }) => ({
      ...line,
      total: fromEuros(total),
      agreed: agreed === undefined ? undefined : fromEuros(agreed),
    })),
    ownNumbers: ownNumbers(view.contractDetails ?? {}),
    titleOf: (itemId) => titles.get(itemId) ?? 'Gerät',
    otherTax,
    money,
    untaxedItems: new Set(typeof goods === 'object' ? goods.itemIds : []),
  });
}
