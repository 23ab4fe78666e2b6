import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageIndex } from '#web/ui/page-index.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Prose } from '../../features/article/prose.tsx';
import { QuestionList } from '../../features/faq/question-list.tsx';
import { questionsData } from './questions-data.ts';

const route = getRouteApi(pageTable.faq.path);

export function FaqPage() {
  const page = route.useLoaderData();
  useOpenTarget();
  return (
    <div className="page-width pb-8">
      <JsonLd data={questionsData(page)} />
      <PageHeader title="Häufige Fragen" crumbs={[{ text: 'Start', href: pages.home }, { text: 'FAQ' }]}>
        Preis, Versand, Löschung, Beleg und Geld: was vor einem Verkauf gefragt wird. Ist Ihre Frage nicht dabei,
        schreiben Sie uns über <PageLink href={pages.contact}>Kontakt</PageLink>.
      </PageHeader>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,46rem)_16rem] lg:justify-between">
        <div className="lg:order-2">
          <PageIndex title="Themen" entries={page.groups.map(({ id, title }) => ({ id, text: title }))} />
        </div>
        <div className="grid min-w-0 gap-12">
          {page.groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id}>{group.title}</h2>
              <QuestionList questions={group.questions} answer={(html) => <Prose html={html} />} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Opens the question that the hash names and shows it from its first line on. */
function useOpenTarget(): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const question = document.getElementById(hash)?.closest('details');
    if (question == null) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}
