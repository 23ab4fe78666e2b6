import {
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';

interface FieldOfForm<Value> {
  readonly field: {
    readonly value: Value;
    readonly onChange: (value: unknown) => void;
    readonly onBlur: () => void;
    readonly ref: (element: HTMLElement | null) => void;
  };
  readonly fault: FieldError | undefined;
}

type Use = <Input extends FieldValues, Name extends FieldPath<Input>>(
  hook: UseFormReturn<Input, unknown, FieldValues>,
  name: Name,
) => FieldOfForm<FieldPathValue<Input, Name>>;

const useLiveField: Use = ({ control }, name) => {
  const { field, fieldState } = useController({ control, name });
  return { field, fault: fieldState.error };
};

const nothing = () => {};

/** Where nobody types, the field is what the form starts with. */
const useFieldAtStart: Use = ({ getValues }, name) => ({
  field: { value: getValues(name), onChange: nothing, onBlur: nothing, ref: nothing },
  fault: undefined,
});

/**
 * A field's value and what is wrong with it. A page that is being made follows no field for changes: that took a seventh of
 * the time of a page with a form (decision 0270).
 */
export const useBoundField = import.meta.env.SSR ? useFieldAtStart : useLiveField;
