import { useParams } from '@tanstack/react-router';
import { customerPageSchema } from '#contract/desk/desk-customers.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { CustomerSales } from '../features/customer/customer-sales.tsx';
import { MissingPage } from '../missing-page.tsx';
import { queueAddress } from '../queue-address.ts';
import { DataTable } from '../ui/data-table.tsx';
import { useRead } from '../use-read.ts';

const euros = (value: number) => formatMoney(fromEuros(value));

/** A customer with all that they have to do with us; named by one of their sales. */
export function CustomerPage() {
  const { id = '' } = useParams({ strict: false });
  const address = deskApi.customer(id);
  const { data, error, refetch } = useRead(address, customerPageSchema);
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return <MissingPage />;
  if (data === undefined)
    return (
      <div className="p-7">
        <h1>Kunde</h1>
        {error ? <ReadRefusal error={error} read={refetch} /> : <p role="status">Wird gelesen …</p>}
      </div>
    );
  const { name, people, sites, newest, prices, accounts } = data;
  const open = newest.filter(({ side }) => side !== 'over');
  const others = newest.filter(({ side }) => side === 'over');
  const [email] = people.flatMap((person) => person.email ?? []);
  return (
    <div className="px-7 py-6">
      <h1 className="wrap-anywhere">{name}</h1>
      <p className="mt-1 text-muted">{factsOf(data).join(' · ')}</p>
      <CustomerSales title="Offen" sales={open} empty="Nichts offen." />
      <div className="mt-8 grid gap-8 xl:grid-cols-2">
        <section>
          <h2 className="mb-2">Personen</h2>
          <ul>
            {people.map((person) => (
              <li key={`${person.name} ${person.email}`} className="border-t border-line py-2 wrap-anywhere">
                <span className="font-emphasis">{person.name}</span>
                {person.hasAccount && <span className="text-muted">, mit Konto bei uns</span>}
                <span className="block text-muted">
                  {[person.email === person.name ? undefined : person.email, person.phone].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-2">Orte</h2>
          {sites.length === 0 && <p className="text-muted">Noch keine Adresse bekannt.</p>}
          <ul>
            {sites.map(({ lines, names }) => (
              <li key={lines.join()} className="border-t border-line py-2 wrap-anywhere">
                {lines.join(', ')}
                {names.length > 0 && <span className="block text-muted">{names.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {accounts && accounts.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-2">Konten</h2>
          <ul>
            {accounts.map(({ holder, account, offerId, number }) => (
              <li key={account} className="border-t border-line py-2 wrap-anywhere">
                {account}, {holder}
                <span className="text-muted">
                  , zuletzt in <PageLink href={deskPages.offer(offerId)}>{number}</PageLink>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CustomerSales title="Abgeschlossen" sales={others} empty="Noch kein Verkauf abgeschlossen." />
      {data.sales > newest.length && email !== undefined && (
        <p className="mt-3">
          <PageLink href={queueAddress({ tab: 'all', search: email })}>
            Die neuesten {newest.length} von {data.sales}: alle suchen
          </PageLink>
        </p>
      )}
      {prices && prices.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-2">Vereinbarte Preise</h2>
          <DataTable
            caption="Was für Geräte dieses Kunden vereinbart wurde, das Neueste zuerst"
            columns={[
              { title: 'Gerät', cell: ({ title }) => title },
              { title: 'Menge', cell: ({ quantity }) => numberText(quantity), isNumber: true },
              { title: 'je Gerät', cell: ({ unitPrice }) => euros(unitPrice), isNumber: true },
              { title: 'am', cell: ({ day }) => formatDay(day) },
              {
                title: 'Verkauf',
                cell: ({ offerId, number }) => <PageLink href={deskPages.offer(offerId)}>{number}</PageLink>,
              },
            ]}
            rows={prices}
            empty="Noch nichts vereinbart."
            keyOf={({ offerId, title, unitPrice, quantity }) => `${offerId} ${title} ${unitPrice} ${quantity}`}
          />
        </section>
      )}
    </div>
  );
}

function factsOf({ offeredAsBusiness, since, sales, paid, paidTotal }: ReturnType<typeof customerPageSchema.parse>) {
  return [
    offeredAsBusiness ? 'gewerblich' : 'privat',
    `seit ${formatDay(dayOf(since))}`,
    sales === 1 ? '1 Verkauf' : `${sales} Verkäufe`,
    ...(paid === 0 ? [] : [`${paid} bezahlt${paidTotal === undefined ? '' : `, zusammen ${euros(paidTotal)}`}`]),
  ];
}
