import { batteryStates } from '#domain/catalogue/item-configuration.ts';
import type { WizardQuestion } from '#domain/catalogue/wizard-page.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { Answers } from './answers.ts';
import { OptionField } from './option-field.tsx';
import { batteryWords, questionWords } from './question-words.ts';
import { YesNoField } from './yes-no-field.tsx';

type Asked = Exclude<WizardQuestion['question'], 'drives'>;

interface QuestionFieldProps {
  readonly form: ShopForm<Answers>;
  readonly question: Asked;
  readonly options: readonly string[];
}

const batteryOptions = batteryStates.map((state) => ({ value: state, label: batteryWords[state] }));

/** One question of the wizard in the field that suits its answer. */
export function QuestionField({ form, question, options }: QuestionFieldProps) {
  const { hint } = questionWords[question];
  switch (question) {
    case 'charger':
    case 'rails':
    case 'stand':
    case 'antennas':
    case 'released':
      return (
        <Bound form={form} name={question}>
          {(field) => <YesNoField {...field} hint={hint} />}
        </Bound>
      );
    case 'cpuCount':
      return (
        <Bound form={form} name={question}>
          {(field) => (
            <Select
              {...field}
              value={typeof field.value === 'number' ? String(field.value) : ''}
              onChange={(count) => field.onChange(count === '' ? null : Number(count))}
              options={(options.length > 0 ? options : ['0', '1', '2', '4']).map((count) => ({
                value: count,
                label: count === '0' ? '0, ohne Prozessor' : count,
              }))}
              emptyText="Keine Angabe"
            />
          )}
        </Bound>
      );
    case 'powerSupplies':
    case 'controllers':
    case 'batteryYear':
      return (
        <Bound form={form} name={question}>
          {(field) => (
            <NumberField
              {...field}
              hint={hint}
              value={typeof field.value === 'number' ? field.value : undefined}
              onChange={(count) => field.onChange(count ?? null)}
              minimum={question === 'batteryYear' ? 1990 : 0}
              maximum={question === 'batteryYear' ? 2100 : 16}
            />
          )}
        </Bound>
      );
    case 'battery':
      return (
        <Bound form={form} name={question}>
          {(field) => <Select {...field} value={field.value ?? ''} options={batteryOptions} emptyText="Keine Angabe" />}
        </Bound>
      );
    default:
      return (
        <Bound form={form} name={question}>
          {(field) => <OptionField {...field} hint={hint} value={field.value ?? ''} options={options} />}
        </Bound>
      );
  }
}
