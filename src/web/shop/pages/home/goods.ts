import type { CategoryIconName } from '#web/ui/category-icon.tsx';

interface Goods {
  readonly title: string;
  readonly examples: string;
  readonly icon: CategoryIconName;
  /** The wizard's page, by its slug. */
  readonly slug: string;
}

/** What is bought most, each leading into the wizard. */
export const goods: readonly Goods[] = [
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
export const otherCategories: readonly Pick<Goods, 'title' | 'slug'>[] = [
  { title: 'PCs und Workstations', slug: 'pcs-workstations-verkaufen' },
  { title: 'Router', slug: 'router-verkaufen' },
  { title: 'Firewalls', slug: 'firewalls-verkaufen' },
  { title: 'Access Points', slug: 'access-points-verkaufen' },
  { title: 'USV-Anlagen', slug: 'usv-anlagen-verkaufen' },
  { title: 'Sonstige IT', slug: 'sonstige-it-verkaufen' },
];
