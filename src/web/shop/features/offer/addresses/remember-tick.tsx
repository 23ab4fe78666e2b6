import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { AccountPart } from './account-details.ts';
import type { Remembered } from './remembered-details.ts';

const words: Readonly<Record<AccountPart, { label: string; hint: string }>> = {
  address: {
    label: 'Für den nächsten Verkauf merken',
    hint: 'Name, Anschrift und Telefonnummer kommen in Ihr Konto.',
  },
  payment: {
    label: 'Konto für den nächsten Verkauf merken',
    hint: 'Mit Ihrem Passwort. Wir schreiben Ihnen dazu eine E-Mail.',
  },
};

interface RememberTickProps {
  readonly part: AccountPart;
  readonly chosen: Remembered;
  readonly choose: (chosen: Remembered) => void;
}

/** Whether the account is to hold what is typed here, for the next sale. Nobody is asked to. */
export function RememberTick({ part, chosen, choose }: RememberTickProps) {
  return (
    <Checkbox
      {...words[part]}
      name={`remember-${part}`}
      value={chosen[part]}
      onChange={(value) => choose({ ...chosen, [part]: value })}
    />
  );
}
