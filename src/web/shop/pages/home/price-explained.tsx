import { pages } from '#contract/site/urls.ts';
import { formatMoney } from '#domain/values/money.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { example, exampleMinimum, exampleTotal } from './example.ts';
import { HomeSection } from './home-section.tsx';

const rules = [
  {
    title: 'Jeder Abzug steht vorher fest',
    text: 'Das Gebot nennt alles, was den Preis senken kann, mit Betrag. Andere Abzüge gibt es nicht.',
  },
  {
    title: 'Kein Abzug ohne Nachweis',
    text: 'Ziehen wir etwas ab, sehen Sie das Foto oder das Prüfergebnis dazu, je Gerät und je Abzug.',
  },
  {
    title: 'Ohne Ihr Ja gehört alles weiter Ihnen',
    text: 'Weicht etwas ab, entscheiden Sie neu. Bei einem Nein kommen die Geräte kostenlos zurück, Ihr Schweigen ist keine Zustimmung.',
  },
];

const share = Math.round((exampleMinimum / exampleTotal) * 100);

/** The deduction sheet explained by its example; yellow marks what is certain. */
export function PriceExplained() {
  return (
    <HomeSection
      id="warum-der-preis-haelt"
      title="Warum der Preis hält"
      lead={`Ein Gebot ist ein Preisblatt. Das Beispiel oben: ${example.quantity} Server zu je ${formatMoney(example.perUnit)}.`}
    >
      <div aria-hidden="true" className="mt-8 flex h-16 border-[1.5px] border-ink">
        <div className="bg-mark" style={{ width: `${share}%` }} />
        <div className="hatched grow border-l-[1.5px] border-ink" />
      </div>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-10 gap-y-3">
        <div>
          <dt className="text-muted">sicher, wenn alle ankommen</dt>
          <dd className="text-[1.35rem] font-headline">
            <span className="marked">{formatMoney(exampleMinimum)}</span>
          </dd>
        </div>
        <div className="sm:text-right">
          <dt className="text-muted">alle denkbaren Abzüge zusammen</dt>
          <dd className="text-[1.35rem] font-headline">{`– ${formatMoney(exampleTotal - exampleMinimum)}`}</dd>
        </div>
      </dl>
      <ul className="mt-10 grid gap-x-16 gap-y-7 border-t border-ink pt-7 md:grid-cols-3">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        Geräte, die nicht ankommen, werden nicht bezahlt. So steht es in den{' '}
        <PageLink href={pages.terms}>Ankaufbedingungen</PageLink>.
      </p>
    </HomeSection>
  );
}
