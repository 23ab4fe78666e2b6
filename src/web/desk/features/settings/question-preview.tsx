import { useState } from 'react';
import type { SettingValues } from '#contract/settings/setting-forms.ts';
import { ownQuestionsOf, testedKindNames } from '#contract/settings/test-question-forms.ts';
import { questionsWith } from '#domain/testing/asked-questions.ts';
import { testedKinds } from '#domain/testing/tested-kind.ts';
import { questionsOf } from '#domain/testing/unit-test.ts';
import { Select } from '#web/ui/fields/select.tsx';

/** What testers are asked by what stands in the form, before it counts. */
export function QuestionPreview({ values }: { readonly values: SettingValues }) {
  const [kind, setKind] = useState<(typeof testedKinds)[number]>('notebook');
  const all = questionsWith(ownQuestionsOf(values));
  return (
    <section aria-label="Vorschau" className="grid gap-3 border-t border-line pt-4">
      <h2>Vorschau</h2>
      <Select
        name="previewedKind"
        label="Gerät"
        emptyText={false}
        options={testedKinds.map((value) => ({ value, label: testedKindNames[value] }))}
        value={kind}
        onChange={(chosen) => chosen && setKind(chosen)}
      />
      <ol className="grid gap-2">
        {questionsOf(kind, all).map((key) => (
          <li key={key} className="wrap-anywhere">
            <span className="font-emphasis">{all[key]?.text}</span>
            <span className="block text-muted">
              {Object.values(all[key]?.answers ?? {})
                .map(({ text }) => text)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
