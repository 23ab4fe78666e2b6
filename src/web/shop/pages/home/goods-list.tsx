import { pages } from '#contract/urls.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { goods, otherCategories } from './goods.ts';
import { HomeSection } from './home-section.tsx';

export function GoodsList() {
  return (
    <HomeSection id="das-kaufen-wir-an" title="Das kaufen wir an">
      <ul className="mt-7 grid grid-cols-2 gap-x-5 border-t border-ink sm:grid-cols-3 lg:grid-cols-6">
        {goods.map(({ title, examples, icon, slug }) => (
          <li key={slug} className="border-b border-line">
            <PageLink href={pages.wizard.item(slug)} className="group block h-full py-6">
              <CategoryIcon name={icon} size={36} className="-ml-0.5" />
              <span className="mt-4 block font-emphasis group-hover:underline group-hover:underline-offset-4">
                {title}
              </span>
              <span className="mt-0.5 block text-sm text-muted">{examples}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {otherCategories.map(({ title, slug }) => (
          <PageLink key={slug} href={pages.wizard.item(slug)} className="text-link py-2.5">
            {title}
          </PageLink>
        ))}
      </p>
    </HomeSection>
  );
}
