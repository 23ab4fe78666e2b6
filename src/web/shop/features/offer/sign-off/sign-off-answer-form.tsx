import { answerSignOffAnswer, answerSignOffCall, answerSignOffForm } from '#contract/sale/sign-off.ts';
import type { ShownSignOff } from '#contract/sale/sign-off-page.ts';
import { signOffLimits } from '#domain/offer/papers/sign-off.ts';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { AnswerChoice } from './answer-choice.tsx';

const labels = { answer: 'Ihre Antwort', name: 'Ihr Name', remark: 'Bemerkung' };
interface SignOffAnswerFormProps {
  readonly token: string;
  /** Who was asked. */
  readonly name: string;
  readonly askedBy: string;
  readonly lastDay: Day;
  readonly onAnswered: (answered: NonNullable<ShownSignOff['answered']>) => void;
}

/** Yes or no, with name and remark, once. */
export function SignOffAnswerForm({ token, name, askedBy, lastDay, onAnswered }: SignOffAnswerFormProps) {
  const form = useShopForm({
    schema: answerSignOffForm,
    labels,
    defaultValues: { answer: undefined, name, remark: '' },
    onSubmit: async (given) => {
      const { data } = answerSignOffAnswer.parse(await browserApi.post(answerSignOffCall, { token, ...given }));
      onAnswered(data);
    },
  });
  return (
    <div className="rounded-sm border border-line bg-sheet p-5 sm:p-7">
      <h2 className="mb-4 text-[1.15rem]">Ihre Antwort an {askedBy}</h2>
      <Form form={form}>
        <Bound form={form} name="answer">
          {(field) => <AnswerChoice {...field} />}
        </Bound>
        <Bound form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              autoComplete="name"
              maxLength={signOffLimits.name}
              hint={`Gefragt ist ${name}. Antworten Sie für jemand anderen, tragen Sie Ihren Namen ein.`}
            />
          )}
        </Bound>
        <Bound form={form} name="remark">
          {(field) => <TextArea {...field} rows={3} maxLength={signOffLimits.remark} hint="Wenn Sie möchten." />}
        </Bound>
        <p className="text-sm wrap-anywhere text-muted">
          Möglich bis {formatDayInFull(lastDay)}, 24&nbsp;Uhr, ein Mal. Ihre Antwort verkauft nichts und verpflichtet
          Sie zu nichts: Entscheiden wird {askedBy}. Der Ankäufer sieht Ihre Antwort nicht.
        </p>
        <SubmitButton form={form} busyText="Wird gesendet …">
          Antwort senden
        </SubmitButton>
      </Form>
    </div>
  );
}
