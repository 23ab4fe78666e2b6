import { useEffect } from 'react';
import { Autocomplete } from '#web/ui/fields/autocomplete.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { modelSuggestions } from './model-suggestions.ts';
import { useCatalogueSearch } from './use-catalogue-search.ts';

const shown = 8;

interface NameFieldProps extends FieldProps<string> {
  /** Told the page of what is spelt out as the catalogue has it, and when it no longer is. */
  readonly onListed?: (slug: string | undefined) => void;
}

interface ModelNameFieldProps extends NameFieldProps {
  /** Whose models are suggested; the name then stands without it. */
  readonly manufacturer: string;
}

/** The specification's modelName: the model of a known manufacturer, in own words or as the catalogue has it. */
export function ModelNameField({ manufacturer, ...field }: ModelNameFieldProps) {
  return <NameField {...field} manufacturer={manufacturer} />;
}

/** The specification's manufacturerAndModelName: both in one line, in own words or as the catalogue has them. */
export function ManufacturerAndModelNameField(field: NameFieldProps) {
  return <NameField {...field} manufacturer="" />;
}

function NameField({ manufacturer, onListed, ...field }: ModelNameFieldProps) {
  const typed = field.value.trim();
  const whole = `${manufacturer} ${typed}`.trim();
  const answer = useCatalogueSearch(typed.length < 2 ? '' : whole, shown);
  const listed = answer?.hits?.find(({ title }) => title.toLowerCase() === whole.toLowerCase())?.slug;
  useEffect(() => onListed?.(listed), [onListed, listed]);
  return (
    <Autocomplete {...field} minimumQuery={2} suggestions={modelSuggestions(answer?.hits ?? [], manufacturer, typed)} />
  );
}
