import { remarksOf, type SiteAccess, siteAccessOf } from '#domain/logistics/site-access.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface AccessFieldsProps extends FieldProps<string> {
  /** How many pallets we expect; none where cartons are carried out. */
  readonly pallets: number;
}

/** As many characters as the remarks of a pickup may have. */
const longest = 1_000;
const yesOrNo = ['ja', 'nein'].map((value) => ({ value, label: value === 'ja' ? 'Ja' : 'Nein' }));
const loadingOptions = ['Laderampe', 'Gabelstapler', 'Laderampe und Gabelstapler', 'weder noch'].map((value) => ({
  value,
  label: value === 'weder noch' ? 'Weder noch' : value,
}));

/** What a haulier has to know, asked one by one; it goes out as the remarks of the pickup (LOG-30). */
export function AccessFields({ pallets, ...field }: AccessFieldsProps) {
  const access = siteAccessOf(field.value);
  const set = (change: Partial<SiteAccess>) => field.onChange(remarksOf({ ...access, ...change }));
  const bind = (key: Exclude<keyof SiteAccess, 'notes'>) => ({
    name: `${field.name}.${key}`,
    value: access[key],
    onChange: (value: string | undefined) => set({ [key]: value ?? '' }),
    onBlur: field.onBlur,
  });
  const choice = (key: 'loading' | 'tailLift') => ({
    ...bind(key),
    value: access[key] === '' ? undefined : access[key],
    onClear: () => set({ [key]: '' }),
  });
  return (
    <>
      {pallets > 0 && (
        <>
          <TextField
            {...bind('pallets')}
            label="Zahl der Paletten"
            hint={`Wir schätzen ${numberText(pallets)}. Eine Europalette misst 120 × 80 cm.`}
            inputMode="numeric"
            maxLength={6}
          />
          <RadioGroup {...choice('loading')} label="Was gibt es zum Verladen?" options={loadingOptions} />
          <RadioGroup {...choice('tailLift')} label="Braucht der Lkw eine Hebebühne?" options={yesOrNo} inline />
        </>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...bind('floor')}
          label="Stockwerk und Aufzug"
          hint="Zum Beispiel: 3. OG mit Lastenaufzug"
          maxLength={80}
        />
        <TextField
          {...bind('hours')}
          label="Öffnungszeiten"
          hint="Zum Beispiel: Mo bis Fr, 8 bis 16 Uhr"
          maxLength={80}
        />
      </div>
      <TextField
        {...bind('restrictions')}
        label="Was die Zufahrt einschränkt"
        hint="Zum Beispiel: höchstens 7,5 t, Durchfahrt 3,20 m hoch"
        maxLength={120}
      />
      <TextArea
        {...field}
        value={access.notes}
        onChange={(notes) => set({ notes })}
        rows={3}
        maxLength={longest - remarksOf({ ...access, notes: '' }).length - 1}
      />
    </>
  );
}
