import { firmRightNames } from '#contract/account/firm.ts';
import { type FirmRight, firmRights, wholeRights } from '#domain/firm/firm-rights.ts';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';

/** What each right lets somebody do, beyond seeing the goods and the progress of all sales. */
const hints: Readonly<Record<FirmRight, string>> = {
  sendInquiries: 'Geräte anbieten und Anfragen im Namen der Firma senden.',
  decide: 'Gebote annehmen oder ablehnen, eigene Preise nennen, Adressen und Bankverbindung angeben.',
  seeMoney: 'Gebote, Abzüge, Verträge, Gutschriften und Auszahlungen sehen.',
  managePeople: 'Personen einladen und entfernen, Rechte vergeben und entziehen.',
};

/** The rights as boxes to tick; whoever decides sees the prices as well. */
export function RightsField(props: FieldProps<readonly FirmRight[]>) {
  const { onChange, value } = props;
  return (
    <TicksField
      {...props}
      onChange={(rights) => onChange(wholeRights(rights))}
      choices={firmRights}
      names={firmRightNames}
      hints={hints}
      fixed={value.includes('decide') ? ['seeMoney'] : []}
    />
  );
}
