import { getRouteApi } from '@tanstack/react-router';
import { type ModelWorth, modelWorthSchema } from '#contract/goods/model-worth.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import type { ConditionWord } from '#domain/catalogue/condition-word.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { estimateText } from '#web/shop/features/estimate/estimate-words.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { noSuchPage } from '../../no-such-page.ts';
import type { RouterContext } from '../../router-context.ts';

const route = getRouteApi(pageTable.worth.path);

const names: Readonly<Record<ConditionWord, string>> = {
  likeNew: 'Wie neu: funktioniert, kaum Gebrauchsspuren',
  used: 'Gebraucht: funktioniert, sichtbare Gebrauchsspuren',
  damaged: 'Gebraucht, mit Kratzern, Dellen oder Bruch',
  defect: 'Defekt oder ungeprüft',
};

/** What a model is worth in each condition, before anybody asks or describes anything. */
export function WorthPage() {
  const { title, slug, note, isGraded, conditions, including, since, reasons } = route.useLoaderData();
  return (
    <div className="page-width pb-16">
      <PageHeader
        title={`Was ist mein Gerät wert? ${title}`}
        crumbs={[{ text: 'Start', href: pages.home }, { text: title, href: pages.wizard.item(slug) }, { text: 'Wert' }]}
      >
        {note !== undefined && <p className="font-emphasis text-ink">{note}</p>}
        <p>Unverbindlich: Verbindlich ist erst das Kaufpreisgebot, in dem jeder mögliche Abzug vorher steht.</p>
      </PageHeader>
      <div className="mt-8 grid max-w-[46rem] gap-8">
        {conditions.length > 0 && (
          <section aria-label="Richtpreis nach Zustand">
            <Facts
              facts={conditions.map(({ condition, ...range }) => ({
                name: isGraded || condition === 'defect' ? names[condition] : 'Funktioniert',
                value: <span className="text-[1.15rem] font-headline tabular-nums">{estimateText(range)}</span>,
              }))}
            />
            {including !== '' && <p className="mt-3 text-muted">{`Für ein Gerät, gerechnet mit: ${including}.`}</p>}
            {since !== undefined && (
              <p className="mt-1 text-muted">{`Zuletzt geändert am ${formatDayInFull(since)}.`}</p>
            )}
          </section>
        )}
        <section>
          <h2 className="mb-2">{conditions.length > 0 ? 'Warum diese Spanne?' : 'Warum steht hier kein Preis?'}</h2>
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {conditions.length > 0 && (
              <li>
                Andere Ausstattung, fehlendes Zubehör und Mängel verändern den Preis. Um wie viel, steht an jeder
                Antwort.
              </li>
            )}
          </ul>
        </section>
        <PageLink href={pages.wizard.item(slug)} button="primary" className="max-sm:w-full sm:justify-self-start">
          Dieses Gerät verkaufen
        </PageLink>
      </div>
    </div>
  );
}

/** What a model is worth; the page says so when there is none such. */
WorthPage.load = async ({ pageData }: RouterContext, id: string): Promise<ModelWorth> => {
  const data = await pageData(pages.worth(id));
  if (data === undefined) throw noSuchPage();
  return modelWorthSchema.parse(data);
};
