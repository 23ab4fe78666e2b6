import type { FieldProps } from '#web/ui/fields/field-props.ts';
import type { Option } from '#web/ui/fields/option.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

const sellers: readonly Option<'private' | 'business'>[] = [
  { value: 'private', label: 'Ich bin ein privater Kunde' },
  { value: 'business', label: 'Ich bin ein gewerblicher Kunde' },
];

/** Whether a business sells. */
export function SellerField({ value, onChange, ...field }: FieldProps<boolean>) {
  return (
    <RadioGroup
      {...field}
      value={value ? 'business' : 'private'}
      onChange={(seller) => onChange(seller === 'business')}
      options={sellers}
    />
  );
}
