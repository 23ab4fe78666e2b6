import type { CustomerSale } from '#contract/desk/desk-customers.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { dayWords, taskWords } from '../../row-words.ts';

interface CustomerSalesProps {
  readonly title: string;
  readonly sales: readonly CustomerSale[];
  readonly empty: string;
}

/** Sales of a customer, each with what is to be done and what holds it. */
export function CustomerSales({ title, sales, empty }: CustomerSalesProps) {
  const today = dayOf(new Date().toISOString());
  return (
    <section className="mt-8">
      <h2 className="mb-2">{title}</h2>
      {sales.length === 0 && <p className="text-muted">{empty}</p>}
      <ul>
        {sales.map((sale) => {
          const { text, side } = taskWords(sale);
          return (
            <li
              key={sale.id}
              className="grid gap-x-4 border-t border-line py-2 md:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,12rem)_6.5rem_7.5rem]"
            >
              <PageLink href={deskPages.offer(sale.id)}>{sale.number === '' ? 'ohne Nummer' : sale.number}</PageLink>
              <span className="wrap-anywhere">
                {sale.title}
                {sale.notes.map((note) => (
                  <span key={note.text} className={note.isBlocking ? 'block text-warn' : 'block text-muted'}>
                    {note.text}
                  </span>
                ))}
              </span>
              <span>
                <span
                  className={
                    side === 'ours'
                      ? 'inline-block rounded-sm bg-accent px-1.5 text-[0.9em] font-emphasis text-on-accent'
                      : 'inline-block rounded-sm bg-steel px-1.5 text-[0.9em]'
                  }
                >
                  {text}
                </span>
              </span>
              <span className="text-muted">{dayWords(sale, today)}</span>
              <span className="tabular-nums md:text-right">
                {sale.value !== undefined && (sale.isEstimate ? 'etwa ' : '') + formatMoney(fromEuros(sale.value))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
