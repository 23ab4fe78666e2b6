import { useState } from 'react';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { IbanField } from '#web/ui/fields/iban-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { PostcodeField } from '#web/ui/fields/postcode-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Example, Examples, States } from '../example.tsx';
import { longText, required, rightToLeft } from './example-words.ts';

export function TextExamples() {
  return (
    <>
      <Examples title="Text">
        <States of="Text" empty="" filled="Kim Muster" error={required('Text')}>
          {(field) => <TextField {...field} />}
        </States>
        <Example name="Text, lang" start={longText}>
          {(field) => <TextField {...field} />}
        </Example>
        <Example name="Text, von rechts nach links" start={rightToLeft}>
          {(field) => <TextField {...field} />}
        </Example>
        <Example name={`Text mit langem Namen: ${longText}`} start="">
          {(field) => <TextField {...field} required />}
        </Example>
      </Examples>
      <Examples title="Mehrzeiliger Text">
        <States of="Nachricht" empty="" filled={'Erste Zeile\nZweite Zeile'} error={required('Nachricht')}>
          {(field) => <TextArea {...field} />}
        </States>
        <Example name="Nachricht, lang" start={`${longText} `.repeat(4)}>
          {(field) => <TextArea {...field} />}
        </Example>
        <Example name="Nachricht, von rechts nach links" start={rightToLeft}>
          {(field) => <TextArea {...field} />}
        </Example>
      </Examples>
      <Examples title="E-Mail-Adresse">
        <States of="E-Mail" empty="" filled="kim@example.org" error="Bitte eine gültige E-Mail-Adresse eingeben.">
          {(field) => <EmailField {...field} autoComplete="email" />}
        </States>
      </Examples>
      <Examples title="Passwort">
        <States of="Passwort" empty="" filled="ein langes Passwort" error={required('Passwort')}>
          {(field) => <PasswordField {...field} autoComplete="new-password" />}
        </States>
      </Examples>
      <Examples title="Telefon">
        <States of="Telefon" empty="" filled="+49 341 1234567" error={required('Telefon')}>
          {(field) => <PhoneField {...field} />}
        </States>
      </Examples>
      <Examples title="IBAN">
        <States of="IBAN" empty="" filled="DE02120300000000202051" error="Bitte geben Sie eine gültige IBAN an.">
          {(field) => <IbanField {...field} />}
        </States>
      </Examples>
      <Examples title="Postleitzahl">
        <States of="Postleitzahl" empty="" filled="04109" error="Bitte geben Sie eine gültige Postleitzahl an.">
          {(field) => <PostcodeField {...field} place="" onPlace={() => {}} />}
        </States>
        <PlaceExample />
      </Examples>
    </>
  );
}

/** The postcode beside the place that it fills. */
function PlaceExample() {
  const [place, setPlace] = useState('');
  return (
    <div className="grid gap-6">
      <Example name="Postleitzahl, mit Ort" start="">
        {(field) => <PostcodeField {...field} place={place} onPlace={setPlace} />}
      </Example>
      <TextField name="ort" label="Ort dazu" value={place} onChange={setPlace} />
    </div>
  );
}
