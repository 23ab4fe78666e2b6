import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Example, Examples, States } from '../example.tsx';
import { required } from './example-words.ts';

export function NumberExamples() {
  return (
    <>
      <Examples title="Betrag">
        <States<number | null | undefined> of="Betrag" empty={undefined} filled={1234.5} error={required('Betrag')}>
          {(field) => <CurrencyField {...field} />}
        </States>
        <Example<number | null | undefined> name="Betrag, so groß es geht" start={1_000_000_000}>
          {(field) => <CurrencyField {...field} />}
        </Example>
      </Examples>
      <Examples title="Zahl">
        <States<number | null | undefined> of="Menge" empty={undefined} filled={3} error={required('Menge')}>
          {(field) => <NumberField {...field} />}
        </States>
        <Example<number | null | undefined> name="Menge, von 1 bis 5" start={1}>
          {(field) => <NumberField {...field} minimum={1} maximum={5} />}
        </Example>
      </Examples>
    </>
  );
}
