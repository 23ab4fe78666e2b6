import { ThemeChoice } from '#web/ui/theme-choice.tsx';
import { ChoiceExamples } from './examples/choice-examples.tsx';
import { FileExamples } from './examples/file-examples.tsx';
import { FormExamples } from './examples/form-examples.tsx';
import { MaskExamples } from './examples/mask-examples.tsx';
import { NumberExamples } from './examples/number-examples.tsx';
import { RuleExamples } from './examples/rule-examples.tsx';
import { SearchExamples } from './examples/search-examples.tsx';
import { TextExamples } from './examples/text-examples.tsx';
import { TimeExamples } from './examples/time-examples.tsx';

/** Every input of the shop with its named examples; the journey of this page is their test. */
export function UiPage() {
  return (
    <main className="page-width pb-24">
      <header className="flex flex-wrap items-end justify-between gap-6 pt-8 sm:pt-10">
        <div className="max-w-[40rem]">
          <h1>Eingabefelder</h1>
          <p className="mt-4 text-muted">
            Alle Eingaben des Shops mit ihren benannten Beispielen. Diese Seite gibt es nur in der Demo.
          </p>
        </div>
        <ThemeChoice />
      </header>
      <TextExamples />
      <NumberExamples />
      <TimeExamples />
      <ChoiceExamples />
      <SearchExamples />
      <FileExamples />
      <MaskExamples />
      <RuleExamples />
      <FormExamples />
    </main>
  );
}
