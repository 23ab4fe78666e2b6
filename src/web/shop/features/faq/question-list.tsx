import type { ReactNode } from 'react';
import type { Question } from '#contract/site/content.ts';
import { LaterIcon } from '#web/ui/later-icon.tsx';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly answer: (html: string) => ReactNode;
}

/**
 * Questions that open and close one by one. The browser does it, without a script too; the hash names the answer, because a
 * browser opens what lies around the place it jumps to.
 */
export function QuestionList({ questions, answer }: QuestionListProps) {
  return (
    <div className="mt-4 border-b border-line">
      {questions.map(({ id, question, html }) => (
        <details key={id} className="group border-t border-line">
          <summary className="flex min-h-[52px] list-none items-start justify-between gap-4 py-3.5 font-emphasis hover:underline [&::-webkit-details-marker]:hidden">
            {question}
            <LaterIcon
              name="chevron-down"
              className="mt-0.5 shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div id={id} className="scroll-mt-40 pb-6">
            {answer(html)}
            <p className="mt-3 text-sm text-muted">
              <a href={`#${id}`} className="text-link">
                Link zu dieser Antwort
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
