import { type ConditionWord, saidByWord } from '#domain/catalogue/condition-word.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { WizardAnswers } from './answers.ts';
import { wordIn } from './said-condition.ts';

const words = [
  { value: 'likeNew', label: 'Wie neu', hint: 'Funktioniert, kaum Gebrauchsspuren.' },
  { value: 'used', label: 'Gebraucht', hint: 'Funktioniert, mit sichtbaren Gebrauchsspuren.' },
  { value: 'defect', label: 'Defekt', hint: 'Etwas geht nicht, oder es ist nicht geprüft.' },
] as const;

/** Whether it works and how it looks, in one answer of three words; damage is a further one. */
export function ConditionField({ form }: { readonly form: ShopForm<WizardAnswers> }) {
  const word = wordIn(form);
  function say(next: ConditionWord | undefined) {
    if (next === undefined) return;
    const { working, grade } = saidByWord[next];
    form.hook.setValue('working', working, { shouldDirty: true });
    form.hook.setValue('grade', grade ?? '', { shouldDirty: true });
  }
  const field = { name: 'condition', onBlur: () => {}, error: undefined };
  return (
    <div>
      <RadioGroup
        {...field}
        label="In welchem Zustand ist es?"
        options={words}
        value={word === 'damaged' ? 'used' : word}
        onChange={say}
      />
      {(word === 'used' || word === 'damaged') && (
        <Checkbox
          {...field}
          name="damaged"
          label="Mit tiefen Kratzern, Dellen, Rissen oder Bruch"
          hint="Auch an der Unterseite."
          value={word === 'damaged'}
          onChange={(damaged) => say(damaged ? 'damaged' : 'used')}
        />
      )}
    </div>
  );
}
