import { Autocomplete } from '#web/ui/fields/autocomplete.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { listedModels, minimumQuery } from './listed-models.ts';

interface ListedModelFieldProps extends FieldProps<string> {
  /** What the catalogue lists of these goods; anything else may be typed. */
  readonly models: readonly string[];
}

/** A component in the customer's own words, with the catalogue's models of its type beside them. */
export function ListedModelField({ models, ...field }: ListedModelFieldProps) {
  return <Autocomplete {...field} minimumQuery={minimumQuery} suggestions={listedModels(models, field.value)} />;
}
