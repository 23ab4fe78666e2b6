import type { DeskOfferView } from '#contract/desk-offer-view.ts';
import { missingAnswerText } from '#contract/missing-words.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { DataTable } from '../../ui/data-table.tsx';

type Receipt = NonNullable<DeskOfferView['receipt']>;

/** What did not arrive, and what the customer says of it: to be looked at before anything is deducted. */
export function MissingAnswers({ receipt: { missing, answers } }: { readonly receipt: Receipt }) {
  if (missing.length === 0) return null;
  const rows = missing.flatMap(({ itemId, title, units, numbers }) => {
    const said = (number?: string) => answers.find((one) => one.itemId === itemId && one.number === number);
    const nameless = units - numbers.length;
    return [
      ...numbers.map((number) => ({ key: `${itemId} ${number}`, title, number, answer: said(number) })),
      ...(nameless > 0 ? [{ key: itemId, title, number: `${nameless} ohne Nummer`, answer: said() }] : []),
    ];
  });
  return (
    <DataTable
      caption="Nicht angekommen, und was der Kunde dazu sagt"
      columns={[
        { title: 'Gerät', cell: ({ title }) => title },
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
  );
}
