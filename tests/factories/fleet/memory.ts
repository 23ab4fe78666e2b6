/** A cell as it is written, and the configuration in it. */
type MixedCell = readonly [written: string, configuration: string];

/** How people write memory and drive into one cell under 'RAM / SSD', and what it is. */
export const mixedCells: readonly [MixedCell, ...MixedCell[]] = [
  ['8GB/256GB SSD', 'ram 8 GB / ssd 256 GB'],
  ['8/256', 'ram 8 GB / ssd 256 GB'],
  ['16 GB / 512 GB', 'ram 16 GB / ssd 512 GB'],
  ['8 GB, HDD 500', 'ram 8 GB / hdd 500 GB'],
  ['16GB RAM 512GB NVMe', 'ram 16 GB / ssd 512 GB'],
  ['16GB+512GB SSD', 'ram 16 GB / ssd 512 GB'],
  ['8 GB DDR4, 256 GB SSD', 'ram 8 GB / ssd 256 GB'],
];

/** The same cell after the drive was taken out. */
export const withoutDrives = (configuration: string) => configuration.replace(/ \/ (ssd|hdd) .+$/, '');
