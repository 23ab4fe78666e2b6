import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { HomeSection } from './home-section.tsx';
import { workingDays } from './working-days.ts';

type Promised = typeof shopConfig.promises;

interface Step {
  readonly title: string;
  /** What the provider promises stands on the marker; what is up to the customer does not. */
  readonly promised?: string | undefined;
  readonly upToYou?: string;
  readonly text: string;
}

const stepsOf = ({ bidWorkingDays, inspectionWorkingDays, payoutWorkingDays }: Promised): readonly Step[] => [
  {
    title: 'Anfragen',
    upToYou: 'wann Sie wollen',
    text: 'Gerät suchen, Liste hochladen oder Fotos schicken. Ein Konto brauchen Sie dafür nicht.',
  },
  {
    title: 'Gebot prüfen',
    promised: workingDays(bidWorkingDays),
    text: 'Sie nehmen an, lehnen ab oder nennen Ihren eigenen Preis.',
  },
  {
    title: 'Versenden',
    upToYou: 'wann es Ihnen passt',
    text: 'Material und Etikett kosten Sie nichts. Oder wir holen ab, oder Sie liefern an.',
  },
  {
    title: 'Löschen, testen',
    promised: workingDays(inspectionWorkingDays),
    text: 'Jeder Datenträger wird einzeln gelöscht, jedes Gerät geprüft.',
  },
  {
    title: 'Auszahlung',
    promised: workingDays(payoutWorkingDays),
    text: 'Auf Ihr Konto oder per PayPal, mit Beleg.',
  },
];

/** The whole way in five steps; a line down on phones, across on wide screens. */
export function FiveSteps() {
  return (
    <HomeSection id="so-laeufts-ab" title="Vom Gerät zum Geld, in fünf Schritten">
      <ol className="mt-9 grid lg:grid-cols-5">
        {stepsOf(shopConfig.promises).map(({ title, promised, upToYou, text }) => (
          <li
            key={title}
            className="relative border-ink pb-8 pl-8 max-lg:border-l-[3px] max-lg:last:border-transparent lg:border-t-[3px] lg:pt-6 lg:pr-6 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute size-[21px] rounded-full border-[3px] border-ink bg-paper max-lg:top-0.5 max-lg:-left-3 lg:-top-3 lg:left-0"
            />
            <h3>{title}</h3>
            {(promised ?? upToYou) !== undefined && (
              <p className="mt-1 text-[0.95rem] font-emphasis">
                <span className={classNames(promised !== undefined && 'marked')}>{promised ?? upToYou}</span>
              </p>
            )}
            <p className="mt-2 text-[0.95rem] text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <PageLink href={pages.howItWorks} className="text-link inline-block py-2.5 font-emphasis">
          Der Ablauf im Einzelnen
        </PageLink>
      </p>
    </HomeSection>
  );
}
