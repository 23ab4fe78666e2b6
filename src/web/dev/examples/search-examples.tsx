import {
  ManufacturerAndModelNameField,
  ModelNameField,
} from '#web/shop/features/catalogue-search/model-name-field.tsx';
import { Autocomplete } from '#web/ui/fields/autocomplete.tsx';
import { ComboBox } from '#web/ui/fields/combo-box.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { Example, Examples, States } from '../example.tsx';
import { longText, required, rightToLeft } from './example-words.ts';

const options = [
  'Xeon Gold 6148',
  'Xeon Gold 6130',
  'Xeon Silver 4114',
  'Xeon Platinum 8180',
  'EPYC 7742',
  'EPYC 7302',
  'Core i7-9700',
  'Core i5-8500',
  'Ryzen 7 3700X',
  'Atom C3758',
  rightToLeft,
  longText,
].map((label) => ({ value: label, label }));

const towns = ['Leipzig', 'Leinefelde', 'Leimen', 'Lehrte', 'Lemgo'];

export function SearchExamples() {
  return (
    <>
      <Examples title="Auswahl mit Suche">
        <States<string | undefined> of="Prozessor" empty={undefined} filled="EPYC 7742" error={required('Prozessor')}>
          {(field) => <ComboBox {...field} options={options} />}
        </States>
        <Example<string | undefined> name="Prozessor, sortiert" start={undefined}>
          {(field) => <ComboBox {...field} options={options} sorted />}
        </Example>
        <Example<string | undefined> name="Prozessor, ab 2 Zeichen" start={undefined}>
          {(field) => <ComboBox {...field} options={options} minimumQuery={2} />}
        </Example>
        <Example<string | undefined> name="Prozessor, eigener Text für nichts" start={undefined}>
          {(field) => <ComboBox {...field} options={options} emptyText="Dieser Prozessor steht nicht im Katalog." />}
        </Example>
        <Example<string | undefined> name="Prozessor, auch eigene Angabe" start={undefined}>
          {(field) => <ComboBox {...field} options={options} freeEntry emptyText="Anderer Prozessor" />}
        </Example>
      </Examples>
      <Examples title="Text mit Vorschlägen">
        <States of="Ort" empty="" filled="Leipzig" error={required('Ort')}>
          {(field) => <TownField {...field} />}
        </States>
      </Examples>
      <Examples title="Modell">
        <States of="Modell von Dell" empty="" filled="PowerEdge R640" error={required('Modell')}>
          {(field) => <ModelNameField {...field} manufacturer="Dell" />}
        </States>
      </Examples>
      <Examples title="Hersteller und Modell">
        <States of="Hersteller und Modell" empty="" filled="Dell PowerEdge R640" error={required('Modell')}>
          {(field) => <ManufacturerAndModelNameField {...field} />}
        </States>
      </Examples>
    </>
  );
}

function TownField(field: FieldProps<string>) {
  const typed = field.value.trim().toLowerCase();
  const found = towns.filter((town) => typed !== '' && town.toLowerCase().startsWith(typed));
  return <Autocomplete {...field} suggestions={found.map((town) => ({ value: town, label: town }))} />;
}
