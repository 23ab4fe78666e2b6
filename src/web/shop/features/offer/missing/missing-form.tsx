import { useState } from 'react';
import { missingEntrySchema } from '#contract/goods/missing-answers.ts';
import { missingReasonWords } from '#contract/goods/missing-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { type MissingDevice, missingReasons } from '#domain/units/missing-answers.ts';
import { dayOf } from '#domain/values/day.ts';
import { numberText } from '#domain/values/number-text.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import type { OfferStore } from '../offer-store.ts';

interface MissingFormProps {
  readonly missing: NonNullable<OfferView['receipt']>['missing'];
  /** Those of which nothing was said. */
  readonly open: readonly MissingDevice[];
  readonly answer: OfferStore['answerMissing'];
}

const options = missingReasons.map((value) => ({ value, label: missingReasonWords[value] }));
const keyOf = ({ itemId, number = '' }: MissingDevice) => `${itemId} ${number}`;
/** So many boxes are shown; what is more is answered together with them. */
const shown = 100;

/** One answer for as many of the missing devices as it holds for. */
export function MissingForm({ missing, open, answer }: MissingFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const devices = open.filter((device) => !left.has(keyOf(device)));
  const form = useShopForm({
    schema: missingEntrySchema,
    labels: { reason: 'Was wissen Sie darüber?', day: 'Wird verschickt am', text: 'Was wir dazu wissen sollten' },
    defaultValues: { day: null, text: '' },
    onSubmit: async ({ reason, day, text }) => {
      if (devices.length === 0) throw new ProblemError(0, 'noDevice', 'Bitte wählen Sie mindestens ein Gerät.');
      await answer({
        devices: devices.slice(0, 1_000).map((device) => ({ ...device })),
        reason,
        ...(reason === 'comesLater' && day !== null && { day }),
        ...(text !== '' && { text }),
      });
    },
  });
  const reason = form.hook.watch('reason');
  const nameOf = ({ itemId, number }: MissingDevice) => {
    const { title = 'Gerät', units = 1, numbers = [] } = missing.find((line) => line.itemId === itemId) ?? {};
    return number === undefined ? `${units - numbers.length} × ${title}, ohne Nummer` : `${title}, ${number}`;
  };
  return (
    <div className="mt-6">
      <Form form={form}>
        <fieldset>
          <legend className="font-emphasis">Für welche Geräte gilt Ihre Antwort?</legend>
          <div className="max-h-80 overflow-y-auto">
            {open.slice(0, shown).map((device, index) => (
              <Checkbox
                key={keyOf(device)}
                name={`devices.${index}`}
                label={nameOf(device)}
                value={!left.has(keyOf(device))}
                onChange={(isMeant) => {
                  const next = new Set(left);
                  if (isMeant) next.delete(keyOf(device));
                  else next.add(keyOf(device));
                  setLeft(next);
                }}
              />
            ))}
          </div>
          {open.length > shown && (
            <p className="text-sm text-muted">{`und ${numberText(open.length - shown)} weitere`}</p>
          )}
        </fieldset>
        <Bound form={form} name="reason">
          {(field) => <RadioGroup {...field} options={options} />}
        </Bound>
        {reason === 'comesLater' && (
          <Bound form={form} name="day">
            {(field) => <DateField {...field} earliest={dayOf(new Date().toISOString())} />}
          </Bound>
        )}
        <Bound form={form} name="text">
          {(field) => (
            <TextArea
              {...field}
              rows={3}
              maxLength={1_000}
              hint="Zum Beispiel die Sendungsnummer des anderen Pakets."
            />
          )}
        </Bound>
        <FormFoot form={form} act="Antwort senden" busyText="Wird gesendet …" />
      </Form>
    </div>
  );
}
