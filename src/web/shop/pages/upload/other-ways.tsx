import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

const ways = [
  { text: 'Gerät suchen', href: pages.wizard.start },
  { text: 'Liste hochladen', href: pages.upload.list },
  { text: 'Etiketten fotografieren', href: `${pages.upload.images}#etiketten` },
  { text: 'Fotos schicken', href: pages.upload.images },
  { text: 'Geräte auslesen', href: pages.deviceScripts },
];

/** The ways into an inquiry beside the one on the screen; everything ends up in the same inquiry. */
export function OtherWays({ without }: { readonly without: string }) {
  return (
    <section className="mt-14 border-t border-line pt-6">
      <h2 className="text-[1.15rem]">Dazu oder stattdessen</h2>
      <p className="mt-1 text-muted">Liste, Fotos und Verkaufskorb gehen zusammen in eine Anfrage.</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {ways
          .filter(({ href }) => !href.startsWith(without))
          .map(({ text, href }) => (
            <PageLink key={href} href={href} className="text-link py-2.5 font-emphasis">
              {text}
            </PageLink>
          ))}
      </p>
    </section>
  );
}
