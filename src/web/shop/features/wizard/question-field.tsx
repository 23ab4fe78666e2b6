import { questionWordsOf } from '#domain/catalogue/questions/question.ts';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { WizardQuestion } from '#domain/catalogue/wizard-page.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { WizardAnswers } from './answers.ts';
import { ListedModelField } from './listed-model-field.tsx';
import { OptionField } from './option-field.tsx';
import { worthText } from './use-answer-worth.ts';
import { YesNoField } from './yes-no-field.tsx';

export interface AskedQuestion extends WizardQuestion {
  readonly question: Exclude<WizardQuestion['question'], 'drives'>;
}

interface QuestionFieldProps {
  readonly form: ShopForm<WizardAnswers>;
  readonly asked: AskedQuestion;
  /** What each answer does to the price, in whole euros, by its key. */
  readonly effects?: Effects | undefined;
}

export type Effects = Readonly<Record<string, number>>;

/** An answer with what it does behind it: 'schwach (− 19 €)'. */
const withEffect = (label: string, euros: number | undefined) => {
  const effect = worthText(euros);
  return effect === '' ? label : `${label} (${effect})`;
};

const unsaid = 'Keine Angabe';

/** One question of the wizard in the field that suits its kind of input; drives have a field of their own. */
export function QuestionField({ form, asked, effects = {} }: QuestionFieldProps) {
  const { question, variant, options, required } = asked;
  const record = questionRecords[question];
  const { input } = record;
  const { hint } = questionWordsOf(record, variant);
  return (
    <Bound form={form} name={question}>
      {({ value, ...bound }) => {
        const props = { ...bound, hint, required };
        const text = typeof value === 'string' ? value : '';
        const number = typeof value === 'number' ? value : undefined;
        switch (input.kind) {
          case 'yesNo':
            return <YesNoField {...props} value={value} says={(answer, label) => withEffect(label, effects[answer])} />;
          case 'number':
            return (
              <NumberField
                {...props}
                value={number}
                minimum={input.minimum}
                maximum={input.maximum}
                start={input.start && new Date().getFullYear()}
              />
            );
          case 'pickedNumber':
            return (
              <Select
                {...props}
                value={number === undefined ? '' : String(number)}
                onChange={(count) => props.onChange(count ? Number(count) : null)}
                options={(options.length > 0 ? options : input.usual).map((count) => ({
                  value: count,
                  label: withEffect(input.labels[count] ?? count, effects[count]),
                }))}
                emptyText={unsaid}
              />
            );
          case 'choice':
            return (
              <Select
                {...props}
                value={text}
                options={Object.entries(input.labels).map(([key, label]) => ({
                  value: key,
                  label: withEffect(label, effects[key]),
                }))}
                emptyText={unsaid}
              />
            );
          case 'text':
            return input.suggests === 'models' ? (
              <ListedModelField {...props} value={text} models={options} />
            ) : (
              <OptionField
                {...props}
                value={text}
                options={options}
                effectOf={(option) => effects[option]}
                ownText={input.ownText}
                longList={input.longList}
              />
            );
          case 'drives':
            return null;
        }
      }}
    </Bound>
  );
}
