import { useState } from 'react';
import { type ContractPartner, isOwnPayee } from '#domain/offer/parties/payee.ts';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { afterPress } from '#web/ui/form/after-press.ts';

interface PayeeFieldProps extends FieldProps<string> {
  /** As typed so far; nothing is asked before there is a name to compare with. */
  readonly partner: ContractPartner;
}

const question =
  'Das ist ein anderer Name als der des Verkäufers. Gehört das Konto jemand anderem, zahlen wir erst aus, wenn wir das von Hand geprüft haben.';

/** In whose name the account is. Another one than the contract partner's is told to hold up the payout; it stops nobody (LEG-61). */
export function PayeeField({ partner, ...props }: PayeeFieldProps) {
  const { value, onBlur } = props;
  const [left, setLeft] = useState<string>();
  const isOther = partner.name.trim() !== '' && value.trim() !== '' && !isOwnPayee(partner, value);
  return (
    <PaperField
      {...props}
      autoComplete="name"
      hint="Wir zahlen auf ein Konto aus, das auf den Namen des Verkäufers lautet."
      advice={left === value && isOther ? question : ''}
      onBlur={() => {
        afterPress(() => setLeft(value));
        onBlur?.();
      }}
    />
  );
}

/** Outside of the EEA banks ask for more than the IBAN; the address of the contract is told them with it. */
export function BicField(props: FieldProps<string>) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      hint="Ihr Konto liegt außerhalb des Europäischen Wirtschaftsraums. Unsere Bank braucht dafür den BIC, er steht auf Ihrem Kontoauszug, und Ihre Anschrift: Wir nennen ihr die des Verkäufers."
    />
  );
}
