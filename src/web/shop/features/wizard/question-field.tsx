import { batteryStates, grades } from '#domain/catalogue/item-configuration.ts';
import type { WizardQuestion } from '#domain/catalogue/wizard-page.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { Answers } from './answers.ts';
import { OptionField } from './option-field.tsx';
import { questionFields } from './question-fields.ts';
import { batteryWords, gradeWords, ownAnswerWords, wordsOf } from './question-words.ts';
import { YesNoField } from './yes-no-field.tsx';

export interface AskedQuestion extends WizardQuestion {
  readonly question: Exclude<WizardQuestion['question'], 'drives'>;
}

interface QuestionFieldProps {
  readonly form: ShopForm<Answers>;
  readonly asked: AskedQuestion;
}

const batteryOptions = batteryStates.map((state) => ({ value: state, label: batteryWords[state] }));
const gradeOptions = grades.map((grade) => ({ value: grade, label: gradeWords[grade] }));
const unsaid = 'Keine Angabe';

/** One question of the wizard in the field that suits its answer. */
export function QuestionField({ form, asked }: QuestionFieldProps) {
  const { question, options, required } = asked;
  const { hint } = wordsOf(asked);
  const field = questionFields[question];
  return (
    <Bound form={form} name={question}>
      {({ value, ...bound }) => {
        const props = { ...bound, hint, required };
        const text = typeof value === 'string' ? value : '';
        const number = typeof value === 'number' ? value : undefined;
        switch (field.kind) {
          case 'yesNo':
            return <YesNoField {...props} value={value} />;
          case 'number':
            return (
              <NumberField
                {...props}
                value={number}
                onChange={(count) => props.onChange(count ?? null)}
                minimum={field.minimum}
                maximum={field.maximum}
                start={field.start && new Date().getFullYear()}
              />
            );
          case 'cpuCount':
            return (
              <Select
                {...props}
                value={number === undefined ? '' : String(number)}
                onChange={(count) => props.onChange(count ? Number(count) : null)}
                options={(options.length > 0 ? options : ['0', '1', '2', '4']).map((count) => ({
                  value: count,
                  label: count === '0' ? '0, ohne Prozessor' : count,
                }))}
                emptyText={unsaid}
              />
            );
          case 'battery':
            return <Select {...props} value={text} options={batteryOptions} emptyText={unsaid} />;
          case 'grade':
            return <Select {...props} value={text} options={gradeOptions} emptyText={unsaid} />;
          default:
            return <OptionField {...props} value={text} options={options} ownText={ownAnswerWords[question]} />;
        }
      }}
    </Bound>
  );
}
