import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

const ways = [
  { text: 'Liste hochladen', href: pages.upload.list },
  { text: 'Fotos schicken', href: pages.upload.images },
  { text: 'Schritt für Schritt auswählen', href: pages.wizard.start },
];

/** The other ways to begin, for whoever does not know the model's name or has more than one. */
export function StartLinks() {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      {ways.map(({ text, href }) => (
        <PageLink key={href} href={href} className="text-link py-2.5 font-emphasis">
          {text}
        </PageLink>
      ))}
    </p>
  );
}
