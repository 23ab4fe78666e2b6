import { PageHeader } from '#web/ui/page-header.tsx';
import { terms, termsVersion } from './terms.ts';

/** The terms that are ticked with every agreement; they can be printed and kept. */
export function TermsPage() {
  return (
    <div className="page-width">
      <PageHeader title="Ankaufbedingungen">Fassung {termsVersion}</PageHeader>
      <ol className="mt-8 grid max-w-[44rem] gap-8">
        {terms.map(({ title, paragraphs }, index) => (
          <li key={title}>
            <h2 className="text-[1.25rem]">
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
