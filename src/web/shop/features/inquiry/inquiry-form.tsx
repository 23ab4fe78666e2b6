import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BasketItem, BasketState, InquiryDraft } from '#contract/goods/basket.ts';
import { type InquiryAnswers, inquiryForm } from '#contract/sale/inquiry-form.ts';
import type { SubmitOffer } from '#contract/sale/submit-offer.ts';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import { dayOf } from '#domain/values/day.ts';
import { useOwnProfile } from '#web/lib/own-profile.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { fieldIdIn } from '#web/ui/fields/field-props.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { AlreadySent } from './already-sent.tsx';
import type { DrawPictures } from './checked-goods.tsx';
import { draftOf, inquiryEntriesOf, oversizeText, submitOfferBody } from './inquiry-answers.ts';
import { InquiryCheck } from './inquiry-check.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { siteProblem } from './sites-of-basket.ts';
import { withRetryHint } from './with-retry-hint.ts';

interface InquiryFormProps {
  readonly state: BasketState;
  readonly signedInAs: string | undefined;
  /** What was uploaded, and the way to more of it. */
  readonly attachments: ReactNode;
  /** Where the goods stand. */
  readonly sites: ReactNode;
  /** The photos as they are seen before they are sent. */
  readonly pictures: DrawPictures;
  /** Keeps what is typed, so that nothing is lost. */
  readonly onDraft: (draft: Partial<Omit<InquiryDraft, 'id'>>) => void;
  /** Keeps an item of which something was confirmed. */
  readonly keepItem: (item: BasketItem) => void;
  /** Whether the correction page is open. */
  readonly checking: boolean;
  readonly onCheck: () => void;
  readonly onBack: () => void;
  readonly onSend: (body: SubmitOffer) => Promise<void>;
  /** Makes the next try a new inquiry. */
  readonly onRenew: () => void;
}

const labels = {
  email: 'E-Mail-Adresse',
  offeredAsBusiness: 'Verkäufer',
  location: 'Postleitzahl',
  availableImmediately: 'Ab wann sind die Geräte verfügbar?',
  availableFrom: 'Verfügbar ab',
  wantToDeliver: 'Ich bringe die Geräte selbst',
  comments: 'Anmerkungen',
  mediaWish: questionRecords.mediaWish.label,
  ownName: 'Ihre Bezeichnung für diesen Verkauf',
};

const stillAssumedText =
  'Bitte bestätigen oder ändern Sie unter „Stimmt auch das?“, womit wir den Preis berechnet haben.';

/** Two steps: the questions, then everything once more before it is sent. A refusal leads back to the questions. */
export function InquiryForm(props: InquiryFormProps) {
  const {
    state,
    signedInAs,
    attachments,
    sites,
    pictures,
    onDraft,
    keepItem,
    checking,
    onCheck,
    onBack,
    onSend,
    onRenew,
  } = props;
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const [sentBefore, setSentBefore] = useState(false);
  /** The question that takes the focus once the correction page has closed. */
  const question = useRef<keyof InquiryAnswers>(undefined);
  const form = useShopForm({
    schema: inquiryForm(today),
    labels,
    defaultValues: inquiryEntriesOf(state.draft, signedInAs),
    onSubmit: async (answers): Promise<void> => (isChecking ? send(answers) : check()),
  });
  const { watch, getValues, setValue } = form.hook;
  const checked: InquiryAnswers | undefined = checking ? inquiryForm(today).safeParse(getValues()).data : undefined;
  const isChecking: boolean = checked !== undefined;

  function check() {
    const unplaced = siteProblem(state);
    if (unplaced !== undefined) throw new ProblemError(0, 'sitesOpen', unplaced);
    onCheck();
  }

  async function send(answers: InquiryAnswers) {
    if (state.items.some(({ assumed }) => assumed !== undefined))
      throw new ProblemError(0, 'assumedOpen', stillAssumedText);
    const body = submitOfferBody(answers, state);
    const surplus = oversizeText(body);
    if (surplus !== undefined) throw new ProblemError(413, 'bodyTooLarge', surplus);
    try {
      await onSend(body);
    } catch (problem) {
      setSentBefore(problem instanceof ProblemError && problem.code === 'alreadySubmitted');
      if (problem instanceof ProblemError && Object.keys(problem.fields).some((field) => field in labels)) onBack();
      throw withRetryHint(problem);
    }
  }

  useEffect(() => {
    const { unsubscribe } = watch(() => onDraft(draftOf(getValues())));
    return unsubscribe;
  }, [watch, getValues, onDraft]);

  // Who somebody is may become known only after the form has appeared.
  useEffect(() => {
    if (signedInAs !== undefined && getValues('email') === '') setValue('email', signedInAs);
  }, [signedInAs, getValues, setValue]);

  // A draft without an address is one in which nothing was answered yet.
  const [isNew] = useState(state.draft.email === '');
  const profile = useOwnProfile(signedInAs !== undefined && isNew);
  // What was chosen or typed before counts, also in the instant before this runs: what was rendered would not know it yet.
  useEffect(() => {
    if (profile === undefined) return;
    if (getValues('offeredAsBusiness') === undefined) setValue('offeredAsBusiness', profile.business);
    const { zip = '', country } = profile.address ?? {};
    if (country === undefined && getValues('location') === '') setValue('location', zip);
  }, [profile, getValues, setValue]);

  // Answers that have become wrong since, for instance a day that has passed, are asked for again.
  useEffect(() => {
    if (checking && !isChecking) onBack();
  }, [checking, isChecking, onBack]);

  useEffect(() => {
    if (isChecking || question.current === undefined) return;
    document.getElementById(fieldIdIn(form.scope, question.current))?.focus();
    question.current = undefined;
  }, [isChecking, form.scope]);

  return (
    <Form form={form}>
      {sentBefore && (
        <AlreadySent
          offerId={state.draft.id}
          onRenew={() => {
            onRenew();
            setSentBefore(false);
          }}
        />
      )}
      {checked === undefined ? (
        <>
          {/* the bar at the bottom of a phone must not hide the field that has the focus */}
          <div className="grid gap-6 max-sm:[&_:is(a,button,input,textarea)]:scroll-mb-28">
            <InquiryFields form={form} today={today} signedInAs={signedInAs} />
            {sites}
            {attachments}
          </div>
          <p className="-mb-3 text-sm text-muted">
            Im nächsten Schritt sehen Sie alles noch einmal. Noch wird nichts gesendet.
          </p>
          <div className="z-5 max-sm:sticky max-sm:bottom-(--banner-height,0px) max-sm:-mx-[20px] max-sm:border-t max-sm:border-ink max-sm:bg-paper max-sm:px-[20px] max-sm:py-3">
            <SubmitButton form={form} busyText="Wird geprüft …">
              Anfrage prüfen
            </SubmitButton>
          </div>
        </>
      ) : (
        <InquiryCheck
          answers={checked}
          state={state}
          pictures={pictures}
          keepItem={keepItem}
          onChange={(name) => {
            question.current = name;
            onBack();
          }}
        >
          <SubmitButton form={form} busyText="Wird gesendet …">
            Anfrage senden, kostenlos und unverbindlich
          </SubmitButton>
        </InquiryCheck>
      )}
    </Form>
  );
}
