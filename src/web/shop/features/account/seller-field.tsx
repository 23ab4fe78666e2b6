import type { FieldProps } from '#web/ui/fields/field-props.ts';
import type { Option } from '#web/ui/fields/option.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

const sellers: readonly Option<'private' | 'business'>[] = [
  { value: 'business', label: 'Ich bin ein gewerblicher Kunde' },
  { value: 'private', label: 'Ich bin ein privater Kunde' },
];

interface SellerFieldProps extends Omit<FieldProps<boolean | undefined>, 'onChange'> {
  readonly onChange: (isBusiness: boolean) => void;
}

/** Whether a business sells; nothing is chosen before it was said. */
export function SellerField({ value, onChange, ...field }: SellerFieldProps) {
  return (
    <RadioGroup
      {...field}
      value={value === undefined ? undefined : value ? 'business' : 'private'}
      onChange={(seller) => onChange(seller === 'business')}
      options={sellers}
    />
  );
}
