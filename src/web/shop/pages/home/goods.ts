import type { IconName } from '#web/ui/icon.tsx';

interface Goods {
  readonly title: string;
  readonly examples: string;
  readonly icon: IconName;
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
  { title: 'Netzwerk', examples: 'LAN- und SAN-Switches', icon: 'network', slug: 'switches-verkaufen' },
  { title: 'Monitore', examples: 'einzeln und als Posten', icon: 'monitor', slug: 'monitore-verkaufen' },
  { title: 'Komponenten', examples: 'CPU, RAM, GPU, Platten', icon: 'chip', slug: 'komponenten-verkaufen' },
];
