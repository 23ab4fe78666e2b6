import { useEffect, useState } from 'react';
import type { BasketState, InquiryDraft } from '#contract/basket.ts';
import type { SubmitOffer } from '#contract/submit-offer.ts';
import { dayOf } from '#domain/values/day.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { answersOf, draftOf, type InquiryAnswers, inquirySchema, submitOfferBody } from './inquiry-answers.ts';
import { InquiryCheck } from './inquiry-check.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { SentBefore } from './sent-before.tsx';

interface InquiryFormProps {
  readonly state: BasketState;
  readonly signedInAs: string | undefined;
  /** Keeps what is typed, so that nothing is lost. */
  readonly onDraft: (draft: Partial<Omit<InquiryDraft, 'id'>>) => void;
  readonly onSend: (body: SubmitOffer) => Promise<void>;
  /** Makes the next try a new inquiry. */
  readonly onRenew: () => void;
}

const labels = {
  email: 'E-Mail-Adresse',
  offeredAsBusiness: 'Wer verkauft?',
  location: 'Postleitzahl',
  availableImmediately: 'Ab wann sind die Geräte verfügbar?',
  availableFrom: 'Verfügbar ab',
  wantToDeliver: 'Ich bringe die Geräte selbst',
  comments: 'Bemerkungen',
};

/** Two steps: the questions, then everything once more before it is sent. A refusal leads back to the questions. */
export function InquiryForm({ state, signedInAs, onDraft, onSend, onRenew }: InquiryFormProps) {
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const [checking, setChecking] = useState<InquiryAnswers>();
  const [sentBefore, setSentBefore] = useState(false);
  const form = useShopForm({
    schema: inquirySchema(today),
    labels,
    defaultValues: answersOf(state.draft, signedInAs),
    onSubmit: async (answers) => {
      if (checking === undefined) {
        setChecking(answers);
        window.scrollTo({ top: 0 });
      } else await send(answers);
    },
  });

  async function send(answers: InquiryAnswers) {
    try {
      await onSend(submitOfferBody(answers, state));
    } catch (problem) {
      setSentBefore(problem instanceof ProblemError && problem.code === 'alreadySubmitted');
      if (problem instanceof ProblemError && Object.keys(problem.fields).length > 0) setChecking(undefined);
      throw problem;
    }
  }

  const { watch, getValues } = form.hook;
  useEffect(() => {
    const { unsubscribe } = watch(() => onDraft(draftOf(getValues())));
    return unsubscribe;
  }, [watch, getValues, onDraft]);

  return (
    <Form form={form}>
      {sentBefore && (
        <SentBefore
          offerId={state.draft.id}
          onRenew={() => {
            onRenew();
            setSentBefore(false);
          }}
        />
      )}
      {checking === undefined ? (
        <>
          <InquiryFields form={form} today={today} />
          <div>
            <SubmitButton form={form} busyText="Wird geprüft …">
              Anfrage prüfen
            </SubmitButton>
          </div>
        </>
      ) : (
        <>
          <InquiryCheck answers={checking} state={state} />
          <p className="max-w-[40rem]">
            Die Anfrage ist unverbindlich und kostet nichts. Sie erhalten ein Kaufpreisgebot mit allen möglichen Abzügen
            und entscheiden dann.
          </p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton form={form} busyText="Wird gesendet …">
              Anfrage senden
            </SubmitButton>
            <Button className="max-sm:w-full" onClick={() => setChecking(undefined)}>
              Angaben ändern
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
