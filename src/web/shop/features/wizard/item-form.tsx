import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AnswerWorth } from '#contract/goods/answer-worth.ts';
import type { BasketItem, UploadedFile } from '#contract/goods/basket.ts';
import { type Question, questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { WizardPage, WizardQuestion } from '#domain/catalogue/wizard-page.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type ShopForm, useShopForm } from '#web/ui/form/use-shop-form.ts';
import { type Answered, answersSchemaFor, type WizardAnswers, wizardAnswersOf } from './answers.ts';
import { BriefAnswers } from './brief-answers.tsx';
import { ConditionField } from './condition-field.tsx';
import { DefectBoxes } from './defect-boxes.tsx';
import { keepDraftAnswers } from './draft-answers.ts';
import { BuiltInDriveField, DrivesField } from './drives-field.tsx';
import { labelsOf } from './item-labels.ts';
import { ItemSummary, type PriceOf } from './item-summary.tsx';
import { QuestionField } from './question-field.tsx';
import { QuestionHelp } from './question-help.tsx';
import { wordIn } from './said-condition.ts';
import { useAnswerWorth, withAssumed } from './use-answer-worth.ts';

type Images = WizardAnswers['images'];
/** Draws photos; a change is told by what becomes of those that are there then, since they arrive while others are removed. */
export type PhotosField = (
  images: Images,
  onChange: (next: (images: Images) => readonly UploadedFile[]) => void,
) => ReactNode;

export interface ItemFormProps {
  readonly page: WizardPage;
  /** The item in the basket that is being changed. */
  readonly item?: Pick<BasketItem, 'id' | 'quantity' | 'configuration' | 'images'> | undefined;
  /** What was typed beside the model's name when it was searched. */
  readonly said?: string | undefined;
  /** Calls back once the basket has it: it is typed no more. */
  readonly onDone: (answered: Answered & { readonly assumed: readonly Question[] }, isPut: () => void) => Promise<void>;
  /** The field for its photos. */
  readonly photos: PhotosField;
  readonly price: PriceOf;
  /** For who sells a device of their own, who is asked in three answers first: everything at once, please. */
  readonly onWantAll?: (() => void) | undefined;
}

/** Everything the price of an item depends on; only the quantity must be said, and what else the trade cannot do without. */
export function ItemForm({ page, item, said, onDone, photos, price, onWantAll }: ItemFormProps) {
  const brief = onWantAll !== undefined;
  const schema = answersSchemaFor(page);
  const labels = labelsOf(page);
  const isSent = useRef(false);
  const worthSoon = useRef<() => Promise<AnswerWorth | undefined>>(undefined);
  const form = useShopForm({
    schema,
    labels,
    defaultValues: wizardAnswersOf(page, item),
    onSubmit: async (answered) =>
      onDone(withAssumed(answered, await worthSoon.current?.()), () => (isSent.current = true)),
  });
  const isTypedBefore = useDraftAnswers(form, [page.slug, page.freetext ?? '', item?.id ?? ''].join('/'), isSent);
  const told = useSaidAnswers(form, page, said, isTypedBefore);
  const { worth, soon } = useAnswerWorth(page.entryId, brief ? wordIn(form) : undefined);
  useEffect(() => {
    worthSoon.current = soon;
  });
  const effectsOf = (question: Question) => worth?.questions.find((one) => one.question === question)?.effects;
  // An item that says otherwise, for instance one from a list, keeps what it says.
  const oneDrive = page.builtInDrive === true && (item?.configuration.drives?.length ?? 1) === 1;
  const draw = (questions: readonly WizardQuestion[]) => {
    const drives = { form, drives: page.drives, effects: effectsOf('drives') };
    return (
      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
        {questions.map(({ question, ...rest }) => {
          if (question === 'drives')
            return oneDrive ? (
              <BuiltInDriveField key={question} {...drives} />
            ) : (
              <div key={question} className="border-t border-line pt-6 sm:col-span-2">
                <DrivesField {...drives} />
              </div>
            );
          return (
            <div key={question} className={rest.required && 'sm:col-span-2'}>
              <QuestionField form={form} asked={{ question, ...rest }} effects={effectsOf(question)} />
              <QuestionHelp question={question} shape={page.shape} />
            </div>
          );
        })}
      </div>
    );
  };
  const quantity = (
    <Bound form={form} name="quantity">
      {(field) => <NumberField {...field} hint="Gleiche Geräte zusammen." minimum={1} maximum={draftLimits.quantity} />}
    </Bound>
  );
  const packaging = page.askPackaging && (
    <Bound form={form} name="packagingAvailable">
      {(field) => <Checkbox {...field} asSwitch hint="Sonst schicken wir Ihnen kostenloses Verpackungsmaterial." />}
    </Bound>
  );
  const remarks = (
    <Bound form={form} name="remarks">
      {(field) => (
        <TextArea
          {...field}
          value={field.value ?? ''}
          rows={3}
          maxLength={2000}
          hint="Zubehör, Mängel, Seriennummern: was für den Preis wichtig ist. Wir lesen es selbst, deshalb kommt der Preis dann nicht sofort."
        />
      )}
    </Bound>
  );
  return (
    <Form form={form}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {onWantAll && (
            <p>
              <button type="button" className="text-link min-h-11" onClick={onWantAll}>
                Firma oder alle Angaben auf einmal
              </button>
            </p>
          )}
          {told !== '' && (
            <p role="status" className="rounded-sm border border-line bg-sheet px-4 py-3">
              {told}
            </p>
          )}
          {brief ? (
            <>
              <div className="grid">
                <ConditionField form={form} />
                <QuestionHelp question="grade" shape={page.shape} />
                <DefectBoxes form={form} defects={page.defects} />
              </div>
              {quantity}
              <BriefAnswers page={page} worth={worth} form={form} draw={draw}>
                {packaging}
                {remarks}
              </BriefAnswers>
            </>
          ) : (
            <>
              {quantity}
              {page.questions.length > 0 && (
                <div className="border-t border-line pt-6">{draw(drivesLast(page.questions))}</div>
              )}
              <div className="grid border-t border-line pt-4">
                <Bound form={form} name="working">
                  {(field) => (
                    <Checkbox {...field} asSwitch hint="Bei defekten oder ungeprüften Geräten bitte ausschalten." />
                  )}
                </Bound>
                <DefectBoxes form={form} defects={page.defects} />
                {packaging}
              </div>
              {remarks}
            </>
          )}
          <Bound form={form} name="images">
            {({ value, onChange }) => photos(value, (next) => onChange([...next(form.hook.getValues('images'))]))}
          </Bound>
        </div>
        <ItemSummary form={form} title={page.title} schema={schema} isChanged={item !== undefined} price={price}>
          <SubmitButton form={form} busyText="Wird hineingelegt …">
            {item === undefined ? 'In den Verkaufskorb' : 'Änderungen übernehmen'}
          </SubmitButton>
        </ItemSummary>
      </div>
    </Form>
  );
}

/** Their field is the largest, and stands behind all others where nothing else orders them. */
const drivesLast = (questions: readonly WizardQuestion[]) =>
  questions.toSorted((one, other) => Number(one.question === 'drives') - Number(other.question === 'drives'));

/** Half-typed answers are there again for whoever comes back to this entry of the history; every new way in starts afresh. */
function useDraftAnswers({ hook }: ShopForm<WizardAnswers>, page: string, isSent: RefObject<boolean>) {
  const { reset, getValues } = hook;
  const isTypedBefore = useRef(false);
  useEffect(() => {
    const kept = keepDraftAnswers(page, getValues);
    const { typed } = kept;
    isTypedBefore.current = typed !== undefined;
    if (typed !== undefined) reset({ ...typed, drives: typed.drives.length > 0 ? typed.drives : getValues('drives') });
    const leave = () => kept.leave(isSent.current);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [page, reset, getValues, isSent]);
  return isTypedBefore;
}

const loadReading = loadChunk(() => import('./answers-in-words.ts'));

/** Fills in what was said when the model was searched, and tells what became of it; what was typed before stays. */
function useSaidAnswers(
  { hook }: ShopForm<WizardAnswers>,
  page: WizardPage,
  said = '',
  isTypedBefore: RefObject<boolean>,
): string {
  const { reset, getValues } = hook;
  const [told, setTold] = useState('');
  useEffect(() => {
    if (said === '') return;
    void loadReading().then(({ answersInWords, wordsOfRead }) => {
      const read = answersInWords(page, said, questionRecords);
      if (!isTypedBefore.current) reset({ ...getValues(), ...read.answers });
      setTold(wordsOfRead(read));
    });
  }, [said, page, reset, getValues, isTypedBefore]);
  return told;
}
