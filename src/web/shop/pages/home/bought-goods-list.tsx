import { pages } from '#contract/site/urls.ts';
import { CategoryIcon, type CategoryIconName } from '#web/ui/category-icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { HomeSection } from './home-section.tsx';

interface Goods {
  readonly title: string;
  readonly examples: string;
  readonly icon: CategoryIconName;
  /** The wizard's page, by its slug. */
  readonly slug: string;
}

/** What is bought most, each leading into the wizard. */
const goods: readonly Goods[] = [
  { title: 'Server', examples: 'Rack, Blade, Tower', icon: 'server', slug: 'server-verkaufen' },
  {
    title: 'Notebooks, Tablets',
    examples: 'auch Apple und Surface',
    icon: 'laptop',
    slug: 'notebooks-tablets-verkaufen',
  },
  { title: 'Storage, Tape', examples: 'Arrays, Shelves, Libraries', icon: 'storage', slug: 'storage-tape-verkaufen' },
  { title: 'Switches', examples: 'LAN und SAN', icon: 'network', slug: 'switches-verkaufen' },
  { title: 'Monitore', examples: 'einzeln und als Posten', icon: 'monitor', slug: 'monitore-verkaufen' },
  { title: 'Komponenten', examples: 'CPU, RAM, GPU, Platten', icon: 'chip', slug: 'komponenten-verkaufen' },
];

/** The rest of the catalogue's categories, each leading into the wizard too. */
const otherCategories: readonly Pick<Goods, 'title' | 'slug'>[] = [
  { title: 'PCs und Workstations', slug: 'pcs-workstations-verkaufen' },
  { title: 'Router', slug: 'router-verkaufen' },
  { title: 'Firewalls', slug: 'firewalls-verkaufen' },
  { title: 'Access Points', slug: 'access-points-verkaufen' },
  { title: 'USV-Anlagen', slug: 'usv-anlagen-verkaufen' },
  { title: 'Sonstige IT', slug: 'sonstige-it-verkaufen' },
];

export function BoughtGoodsList() {
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
