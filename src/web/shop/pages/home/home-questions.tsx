import { pages } from '#contract/site/urls.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Questions that are asked before the first inquiry; ids and words are those of content/faq. */
const questions = [
  { id: 'kann-der-preis-sinken', question: 'Kann der Preis nach der Lieferung sinken?' },
  { id: 'muss-ich-vorher-loeschen', question: 'Muss ich die Daten vorher selbst löschen?' },
  { id: 'was-kostet-der-versand', question: 'Was kostet mich der Versand?' },
  { id: 'defekte-geraete', question: 'Kaufen Sie auch defekte Geräte?' },
  { id: 'brauche-ich-ein-konto', question: 'Brauche ich ein Konto?' },
  { id: 'wann-kommt-das-geld', question: 'Wann kommt das Geld?' },
] as const;

/** What is asked most before the first inquiry, each leading to its answer. */
export function HomeQuestions() {
  return (
    <HomeSection id="fragen" title="Fragen vor dem Verkauf">
      <ul className="mt-7 grid gap-x-16 border-t border-ink md:grid-cols-2">
        {questions.map(({ id, question }) => (
          <li key={id} className="border-b border-line">
            <PageLink
              href={`${pages.faq}#${id}`}
              className="flex min-h-[52px] items-center justify-between gap-4 py-3 font-emphasis hover:underline hover:underline-offset-4"
            >
              {question}
              <Icon name="chevron-right" size={20} />
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <PageLink href={pages.faq} className="text-link inline-block py-2.5 font-emphasis">
          Alle Fragen und Antworten
        </PageLink>
      </p>
    </HomeSection>
  );
}
