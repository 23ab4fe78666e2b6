import { useFieldArray } from 'react-hook-form';
import type { DriveKind } from '#domain/catalogue/drive-group.ts';
import { drives as question } from '#domain/catalogue/questions/drives.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { RepeatableGroup } from '#web/ui/fields/repeatable-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { WizardAnswers } from './answers.ts';
import { OptionField } from './option-field.tsx';
import type { Effects } from './question-field.tsx';

interface DrivesFieldProps {
  readonly form: ShopForm<WizardAnswers>;
  readonly drives: WizardPage['drives'];
  /** What a drive does to the price, in whole euros, by kind and capacity: 'ssd 256 GB'. */
  readonly effects?: Effects | undefined;
}

const kindWords: Record<DriveKind, string> = { ssd: 'SSD', hdd: 'Festplatte', fd: 'Fusion Drive', tape: 'Band' };

/** The one drive that is built in: only its capacity may differ. */
export function BuiltInDriveField({ form, drives, effects }: DrivesFieldProps) {
  return (
    <Bound form={form} name="drives.0.capacity">
      {(field) => (
        <OptionField
          {...field}
          label="SSD"
          hint="Größe des eingebauten Speichers."
          options={drives[0]?.capacities ?? []}
          effectOf={(capacity) => effects?.[`${drives[0]?.kind} ${capacity}`]}
          ownText="Andere Größe"
        />
      )}
    </Bound>
  );
}

/** Groups of equal drives in one unit: kind, capacity, count. The first may stay empty. */
export function DrivesField({ form, drives, effects }: DrivesFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.hook.control, name: 'drives' });
  const kinds = form.hook.watch('drives').map(({ kind }) => kind);
  const without = form.hook.watch('withoutDrives');
  const [first] = drives;
  if (first === undefined) return null;
  const tapesOnly = drives.every(({ kind }) => kind === 'tape');
  const name = tapesOnly ? 'Bänder' : question.label;
  return (
    <div className="grid gap-2">
      {!without && (
        <RepeatableGroup
          legend={`${name} je Gerät`}
          entryName={tapesOnly ? 'Band' : 'Laufwerk'}
          addText={`Weitere ${name} angeben`}
          keys={fields.map(({ id }) => id)}
          minimum={1}
          limit={question.input.groups}
          onAdd={() => append({ kind: first.kind, capacity: '', count: 1 })}
          onRemove={remove}
        >
          {(index) => (
            <div className="grid gap-4 sm:grid-cols-[1fr_1.6fr_auto]">
              {drives.length > 1 && (
                <Bound form={form} name={`drives.${index}.kind`}>
                  {(field) => (
                    <Select {...field} options={drives.map(({ kind }) => ({ value: kind, label: kindWords[kind] }))} />
                  )}
                </Bound>
              )}
              <Bound form={form} name={`drives.${index}.capacity`}>
                {(field) => (
                  <OptionField
                    key={kinds[index]}
                    {...field}
                    options={drives.find(({ kind }) => kind === kinds[index])?.capacities ?? []}
                    effectOf={(capacity) => effects?.[`${kinds[index]} ${capacity}`]}
                    ownText="Andere Größe"
                  />
                )}
              </Bound>
              <Bound form={form} name={`drives.${index}.count`}>
                {(field) => <NumberField {...field} minimum={1} maximum={1000} />}
              </Bound>
            </div>
          )}
        </RepeatableGroup>
      )}
      {!tapesOnly && (
        <Bound form={form} name="withoutDrives">
          {(field) => (
            <Checkbox
              {...field}
              hint="Die Laufwerke sind ausgebaut oder bleiben bei Ihnen."
              onChange={(ticked) => {
                // A count that was emptied leaves the screen with its group: nobody could be asked for it any more.
                for (const [index, { count }] of form.hook.getValues('drives').entries())
                  if (!Number.isInteger(count)) form.hook.setValue(`drives.${index}.count`, 1);
                field.onChange(ticked);
              }}
            />
          )}
        </Bound>
      )}
    </div>
  );
}
