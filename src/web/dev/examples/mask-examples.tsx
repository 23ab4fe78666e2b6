import { emailMask } from '#web/ui/fields/email-mask.ts';
import { MaskedField } from '#web/ui/fields/masked-field.tsx';
import { Example, Examples, States } from '../example.tsx';
import { unusedMasks } from '../unused-inputs/unused-masks.ts';
import { required } from './example-words.ts';

const masks = { email: emailMask, ...unusedMasks };

const kinds: readonly (readonly [keyof typeof masks, string, string])[] = [
  ['dateTime', 'Tag und Uhrzeit', '2026-12-24 18:30'],
  ['numeric', 'Zahl mit Nachkommastellen', '1.234,5'],
  ['currency', 'Währung', '€ 1.234,50'],
  ['integer', 'Ganze Zahl', '1.234'],
  ['percentage', 'Anteil', '40 %'],
  ['ip', 'IP', '2001:db8::1'],
  ['email', 'E-Mail-Adresse', 'kim@example.org'],
  ['url', 'Web', 'https://example.org'],
  ['mac', 'MAC', '00:1A:2B:3C:4D:5E'],
  ['vin', 'Fahrgestellnummer', 'WVWZZZ1JZXW000001'],
  ['ssn', 'Versicherungsnummer', '15 070649 C 103'],
  ['ssnUs', 'Social Security Number', '078-05-1120'],
];

export function MaskExamples() {
  return (
    <>
      <Examples
        title="Masken"
        note="Im Shop steht die der E-Mail-Adresse (PayPal) und die der IBAN. Die übrigen haben dort keine Verwendung."
      >
        {kinds.map(([mask, title]) => (
          <Example key={mask} name={`${title}, leer`} start="">
            {(field) => <MaskedField {...field} mask={masks[mask]} />}
          </Example>
        ))}
      </Examples>
      <Examples title="Masken, ausgefüllt">
        {kinds.map(([mask, title, filled]) => (
          <Example key={mask} name={`${title}, ausgefüllt`} start={filled}>
            {(field) => <MaskedField {...field} mask={masks[mask]} />}
          </Example>
        ))}
      </Examples>
      <Examples title="Maske in jedem Stand">
        <States of="MAC unter Maske" empty="" filled="00:1A:2B:3C:4D:5E" error={required('MAC')}>
          {(field) => <MaskedField {...field} mask={masks.mac} />}
        </States>
      </Examples>
    </>
  );
}
