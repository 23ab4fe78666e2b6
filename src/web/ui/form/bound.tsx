import type { ReactNode, RefCallback } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { afterPress } from './after-press.ts';
import { errorText, labelOf } from './form-errors.ts';
import { useBoundField } from './use-bound-field.ts';
import type { ShopForm } from './use-shop-form.ts';

interface BoundField<Value, Name> {
  readonly name: Name;
  readonly label: string;
  readonly value: Value;
  /** Takes what the field hands over, an unfinished entry too: the schema judges it. */
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** The field was left alone for a while in the middle of an entry. */
  readonly onIdle: () => void;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly ref: RefCallback<HTMLElement>;
}

interface BoundProps<Input extends FieldValues, Name extends FieldPath<Input>> {
  readonly form: ShopForm<Input>;
  readonly name: Name;
  readonly children: (field: BoundField<FieldPathValue<Input, Name>, Name>) => ReactNode;
}

/** Ties a field to the form: its value, label and error. `<Bound form={form} name="zip">{(f) => <TextField {...f} />}</Bound>` */
export function Bound<Input extends FieldValues, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: BoundProps<Input, Name>) {
  const { field, fault } = useBoundField(form.hook, name);
  const message = fault?.message ?? fault?.root?.message;
  return children({
    name,
    label: labelOf(form.labels, name),
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPress(field.onBlur),
    onIdle: () => void form.hook.trigger(name),
    required: form.isRequired(name),
    error: message === undefined || !form.tells(field.value) ? undefined : errorText(form.labels, name, message),
    ref: field.ref,
  });
}
