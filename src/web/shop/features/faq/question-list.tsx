import { type ReactNode, useEffect, useRef } from 'react';
import type { FaqQuestion } from '#contract/site/content.ts';
import { LaterIcon } from '#web/ui/later-icon.tsx';

interface QuestionListProps {
  readonly questions: readonly FaqQuestion[];
  readonly answer: (html: string) => ReactNode;
}

/**
 * Questions that open and close one by one. The browser does it, without a script too; the hash names the answer, because a
 * browser opens what lies around the place it jumps to.
 */
export function QuestionList({ questions, answer }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => openOnPaper(list.current), []);
  return (
    <div ref={list} className="mt-4 border-b border-line">
      {questions.map(({ id, question, html }) => (
        <details key={id} className="group border-t border-line">
          <summary className="flex min-h-[52px] list-none items-start justify-between gap-4 py-3.5 font-emphasis hover:underline [&::-webkit-details-marker]:hidden">
            {question}
            <LaterIcon
              name="chevron-down"
              className="mt-0.5 shrink-0 print:hidden transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div id={id} className="scroll-mt-40 pb-6">
            {answer(html)}
            <p className="mt-3 text-sm text-muted print:hidden">
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

/** Paper opens nothing: while the page is printed all answers are open, and as they were afterwards. */
function openOnPaper(list: HTMLElement | null): () => void {
  let opened: HTMLDetailsElement[] = [];
  const before = () => {
    opened = [...(list?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
    for (const one of opened) one.open = true;
  };
  const after = () => {
    for (const one of opened.splice(0)) one.open = false;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
