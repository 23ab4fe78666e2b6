import type { ReactNode } from 'react';
import type { AnswerWorth } from '#contract/goods/answer-worth.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import type { WizardPage, WizardQuestion } from '#domain/catalogue/wizard-page.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { answersSchemaFor, type WizardAnswers } from './answers.ts';
import { stillAssumed } from './use-answer-worth.ts';

/** Draws questions of the page, in their order. */
export type DrawQuestions = (questions: readonly WizardQuestion[]) => ReactNode;

interface BriefAnswersProps {
  readonly page: WizardPage;
  readonly worth: AnswerWorth | undefined;
  readonly form: ShopForm<WizardAnswers>;
  readonly draw: DrawQuestions;
  /** What else belongs to an item and moves no price. */
  readonly children: ReactNode;
}

/** What matters for the price of this model, the most money first, and the rest folded; the condition has been said above. */
export function BriefAnswers({ page, worth, form, draw, children }: BriefAnswersProps) {
  const asked = page.questions.filter(({ question }) => question !== 'grade');
  const atStake = (worth?.questions ?? []).flatMap(({ question }) => questionOf(asked, question) ?? []);
  const first = [...asked.filter((one) => one.required && !atStake.includes(one)), ...atStake];
  const rest = asked.filter((one) => !first.includes(one));
  const said = answersSchemaFor().safeParse(import.meta.env.SSR ? form.starts : form.hook.watch()).data;
  const assumed = said && worth ? stillAssumed(worth, said.configuration) : {};
  const words = describeConfiguration({ ...defaultConfiguration, ...assumed });
  return (
    <>
      {first.length > 0 && (
        <div className="border-t border-line pt-6">
          {atStake.length > 0 && <h2 className="text-lg">Was den Preis noch verändert</h2>}
          {words !== '' && <p className="mt-1 mb-4 text-muted">{`Ohne Ihre Angabe gerechnet mit: ${words}.`}</p>}
          {draw(first)}
        </div>
      )}
      <Disclosure title="Weitere Angaben">
        <div className="grid gap-6 pt-3">
          {rest.length > 0 && draw(rest)}
          {children}
        </div>
      </Disclosure>
    </>
  );
}

const questionOf = (asked: readonly WizardQuestion[], question: Question) =>
  asked.find((one) => one.question === question);
