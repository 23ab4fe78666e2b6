import { Autocomplete } from '#web/ui/fields/autocomplete.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { modelSuggestions } from './model-suggestions.ts';
import { useCatalogueSearch } from './use-catalogue-search.ts';

const shown = 8;

interface ModelNameFieldProps extends FieldProps<string> {
  /** Whose models are suggested; the name then stands without it. */
  readonly manufacturer: string;
}

/** spec.md's modelName: the model of a known manufacturer, in own words or as the catalogue has it. */
export function ModelNameField({ manufacturer, ...field }: ModelNameFieldProps) {
  return <NameField {...field} manufacturer={manufacturer} />;
}

/** spec.md's manufacturerAndModelName: both in one line, in own words or as the catalogue has them. */
export function ManufacturerAndModelNameField(field: FieldProps<string>) {
  return <NameField {...field} manufacturer="" />;
}

function NameField({ manufacturer, ...field }: ModelNameFieldProps) {
  const typed = field.value.trim();
  const answer = useCatalogueSearch(typed.length < 2 ? '' : `${manufacturer} ${typed}`.trim(), shown);
  return (
    <Autocomplete {...field} minimumQuery={2} suggestions={modelSuggestions(answer?.hits ?? [], manufacturer, typed)} />
  );
}
