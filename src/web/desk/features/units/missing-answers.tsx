import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { missingAnswerText } from '#contract/goods/missing-words.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { DataTable } from '../../ui/data-table.tsx';

const title = 'Nicht angekommen, und was der Kunde dazu sagt';

type Receipt = NonNullable<DeskOfferView['receipt']>;

/** What did not arrive, and what the customer says of it: to be looked at before anything is deducted. */
export function MissingAnswers({ receipt: { missing, answers } }: { readonly receipt: Receipt }) {
  if (missing.length === 0) return null;
  const rows = missing.flatMap(({ itemId, title: goods, units, numbers }) => {
    const said = (number?: string) => answers.find((one) => one.itemId === itemId && one.number === number);
    const nameless = units - numbers.length;
    return [
      ...numbers.map((number) => ({ key: `${itemId} ${number}`, goods, number, answer: said(number) })),
      ...(nameless > 0 ? [{ key: itemId, goods, number: `${nameless} ohne Nummer`, answer: said() }] : []),
    ];
  });
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <DataTable
        caption={title}
        columns={[
          { title: 'Gerät', cell: ({ goods }) => goods },
          { title: 'Nummer', cell: ({ number }) => number },
          {
            title: 'Antwort',
            cell: ({ answer }) =>
              answer ? `${missingAnswerText(answer)} (${formatInstant(answer.at)})` : 'noch keine Antwort',
          },
        ]}
        rows={rows.slice(0, 200)}
        keyOf={({ key }) => key}
        empty=""
      />
    </section>
  );
}
