import { pages } from '#contract/urls.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { goods } from './goods.ts';

export function GoodsList() {
  return (
    <section aria-labelledby="das-kaufen-wir-an" className="page-width mt-20 sm:mt-28">
      <h2 id="das-kaufen-wir-an" className="text-[clamp(1.5rem,1.1rem+1.6vw,2.35rem)]">
        Das kaufen wir an
      </h2>
      <ul className="mt-7 grid grid-cols-2 gap-x-5 border-t border-ink sm:grid-cols-3 lg:grid-cols-6">
        {goods.map(({ title, examples, icon, slug }) => (
          <li key={slug} className="border-b border-line">
            <PageLink href={pages.wizard.item(slug)} className="group block h-full py-6">
              <Icon name={icon} size={36} className="-ml-0.5" />
              <span className="mt-4 block font-emphasis group-hover:underline group-hover:underline-offset-4">
                {title}
              </span>
              <span className="mt-0.5 block text-sm text-muted">{examples}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
