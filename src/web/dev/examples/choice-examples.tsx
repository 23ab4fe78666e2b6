import { useState } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { RepeatableGroup } from '#web/ui/fields/repeatable-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Example, Examples, States } from '../example.tsx';
import { longText, required } from './example-words.ts';

const payments = [
  { value: 'iban', label: 'Überweisung' },
  { value: 'paypal', label: 'PayPal', hint: 'an die E-Mail-Adresse Ihres PayPal-Kontos' },
] as const;

type Payment = (typeof payments)[number]['value'];

export function ChoiceExamples() {
  return (
    <>
      <Examples title="Schalter">
        <States of="Schalter" empty={false} filled error="Dieser Schalter muss aktiviert sein">
          {(field) => <Checkbox {...field} asSwitch />}
        </States>
        <Example name={`Schalter mit langem Namen: ${longText}`} start={false}>
          {(field) => <Checkbox {...field} asSwitch />}
        </Example>
      </Examples>
      <Examples title="Kästchen">
        <States of="Kästchen" empty={false} filled error="Es fehlt die Bestätigung">
          {(field) => <Checkbox {...field} />}
        </States>
        <Example name={`Kästchen mit langem Namen: ${longText}`} start={false}>
          {(field) => <Checkbox {...field} />}
        </Example>
      </Examples>
      <Examples title="Auswahlknöpfe">
        <States<Payment | undefined> of="Zahlungsweg" empty={undefined} filled="iban" error={required('Zahlungsweg')}>
          {(field) => <RadioGroup {...field} options={payments} />}
        </States>
      </Examples>
      <Examples title="Auswahlliste">
        <States<Payment | '' | undefined> of="Liste" empty="" filled="paypal" error={required('Liste')}>
          {(field) => <Select {...field} options={payments} />}
        </States>
      </Examples>
      <Examples title="Wiederholte Gruppe">
        <GroupExample legend="Laufwerke, 1 bis 3" minimum={1} limit={3} />
        <GroupExample legend="Bänder, keines bis 2" minimum={0} limit={2} />
      </Examples>
    </>
  );
}

interface GroupExampleProps {
  readonly legend: string;
  readonly minimum: number;
  readonly limit: number;
}

/** The same field again and again, as often as it is wanted and allowed. */
function GroupExample({ legend, minimum, limit }: GroupExampleProps) {
  const [entryName] = legend.split(',');
  const [next, setNext] = useState(minimum);
  const [keys, setKeys] = useState(() => Array.from({ length: minimum }, (_, index) => `${legend} ${index}`));
  return (
    <RepeatableGroup
      legend={legend}
      entryName={entryName ?? ''}
      addText={`${entryName} hinzufügen`}
      keys={keys}
      minimum={minimum}
      limit={limit}
      onAdd={() => {
        setKeys([...keys, `${legend} ${next}`]);
        setNext(next + 1);
      }}
      onRemove={(removed) => setKeys(keys.filter((_, index) => index !== removed))}
    >
      {(index) => (
        <Example<number | null | undefined> name={`${entryName} ${index + 1}: Menge`} start={1}>
          {(field) => <NumberField {...field} minimum={1} />}
        </Example>
      )}
    </RepeatableGroup>
  );
}
