import type { CatalogueEntry } from '#contract/desk/desk-catalogue.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { type FieldProps, useFieldId } from '#web/ui/fields/field-props.ts';

/** Written where every question is asked although the entry above says otherwise. */
const allAsked = '-';

interface QuestionBoxesProps {
  readonly props: FieldProps<string>;
  readonly questions: CatalogueEntry['questions'];
}

/** What is asked of its goods: the cell names what is not. An empty one does as the entry above. */
export function QuestionBoxes({ props: { name, label, value, onChange, error }, questions }: QuestionBoxesProps) {
  const errorId = `${useFieldId(name)}-error`;
  if (questions.length === 0) return null;
  const own = value === '' ? undefined : value.split('|');
  const isAsked = (question: CatalogueEntry['questions'][number]) =>
    own === undefined ? question.inherited : !own.includes(question.key);
  function ask(key: string, on: boolean) {
    const out = questions.filter((one) => (one.key === key ? !on : !isAsked(one)));
    const isAsAbove = questions.every((one) => one.inherited !== out.includes(one));
    onChange(isAsAbove ? '' : out.length === 0 ? allAsked : out.map((one) => one.key).join('|'));
  }
  return (
    <fieldset className="md:col-span-2" aria-describedby={error && errorId}>
      <legend className="font-emphasis">{label}</legend>
      <p className="text-sm text-muted">Was der Shop zu diesem Gerät fragt.</p>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {questions.map((question, index) => (
          <Checkbox
            key={question.key}
            name={index === 0 ? name : `${name}.${question.key}`}
            label={question.label}
            value={isAsked(question)}
            onChange={(on) => ask(question.key, on)}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
