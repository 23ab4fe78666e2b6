import { type Question, questionRecords } from '#domain/catalogue/questions/registry.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { WizardAnswers } from './answers.ts';

interface DefectBoxesProps {
  readonly form: ShopForm<WizardAnswers>;
  readonly defects: readonly Question[];
}

/** What is wrong with goods that do not work; asked only of those. */
export function DefectBoxes({ form, defects }: DefectBoxesProps) {
  const working = import.meta.env.SSR ? form.starts.working : form.hook.watch('working');
  if (working || defects.length === 0) return null;
  return (
    <fieldset className="mb-3 border-l-[1.5px] border-ink pl-5">
      <legend className="float-left mb-1 w-full font-emphasis">Was ist defekt?</legend>
      <p className="clear-left text-sm text-muted">
        Mehrere Antworten sind möglich. Was Sie nicht wissen, lassen Sie offen.
      </p>
      <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {defects.map((defect) => (
          <Bound key={defect} form={form} name={defect}>
            {({ value, onChange, ...field }) => (
              <Checkbox
                {...field}
                hint={questionRecords[defect].hint}
                value={value === true}
                onChange={(ticked) => onChange(ticked ? true : null)}
              />
            )}
          </Bound>
        ))}
      </div>
    </fieldset>
  );
}
