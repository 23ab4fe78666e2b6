import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';
import { HomeSection } from './home-section.tsx';

interface Way {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

const ways: readonly Way[] = [
  {
    drawing: 'choose',
    title: 'Ein Modell',
    text: 'Suchen oder Schritt für Schritt auswählen, Ausstattung angeben, in den Verkaufskorb legen.',
    link: 'Gerät auswählen',
    href: pages.wizard.start,
  },
  {
    drawing: 'list',
    title: 'Eine Liste',
    text: 'Ihre Tabelle aus der Inventarverwaltung als CSV, Excel oder PDF. Spalten und Reihenfolge sind frei.',
    link: 'Liste hochladen',
    href: pages.upload.list,
  },
  {
    drawing: 'photo',
    title: 'Fotos',
    text: 'Typenschild, Vorderseite, Rückseite, der ganze Posten: bis zu 20 Bilder statt einer Beschreibung.',
    link: 'Fotos schicken',
    href: pages.upload.images,
  },
];

/** Model, list or pictures: by what somebody has at hand. */
export function ThreeWays() {
  return (
    <HomeSection
      id="drei-wege"
      title="Drei Wege zum Gebot"
      lead="Nehmen Sie, was Sie zur Hand haben. Alles zusammen geht in eine Anfrage, und die kostet nichts."
    >
      <ul className="mt-8 grid gap-x-16 gap-y-10 border-t border-ink pt-8 md:grid-cols-3">
        {ways.map(({ drawing, title, text, link, href }) => (
          <li key={href}>
            <Drawing name={drawing} />
            <h3 className="mt-4">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
            <PageLink href={href} className="text-link mt-1 inline-block py-2.5 font-emphasis">
              {link}
            </PageLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
