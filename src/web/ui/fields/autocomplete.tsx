import { ComboBox } from './combo-box.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './option.ts';

interface AutocompleteProps extends FieldProps<string> {
  /** Fitting what is typed, best first; each value is the text that it completes to. */
  readonly suggestions: readonly Option[];
  readonly minimumQuery?: number;
  readonly placeholder?: string;
}

/** A free text with suggestions: what is typed counts, a suggestion only spares the typing. */
export function Autocomplete({ suggestions, onChange, ...rest }: AutocompleteProps) {
  return <ComboBox {...rest} options={suggestions} onChange={(text) => onChange(text ?? '')} freeEntry ranked />;
}
