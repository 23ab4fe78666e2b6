import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { CategoryKey } from '#domain/catalogue/kinds.ts';
import { type Deduction, deductionsPerUnit } from '#domain/offer/sheet.ts';
import type { Cents } from '#domain/values/money.ts';

interface Price {
  /** Cents for one unit that works and has neither memory nor drives. */
  base: Cents;
  deductions: readonly Deduction[];
}

const withoutPowerSupply = (amount: Cents): Deduction => ({ name: 'ohne Netzteil', amount });

/** Invented prices of the demonstration, by category: nobody's real offer. */
const prices: Record<CategoryKey, Price> = {
  server: { base: 32_000, deductions: [{ name: 'ohne Einbauschienen', amount: 1_500 }, withoutPowerSupply(5_000)] },
  storage: { base: 45_000, deductions: [{ name: 'ohne Festplattenrahmen', amount: 4_000 }, withoutPowerSupply(5_000)] },
  switch: { base: 14_000, deductions: [{ name: 'ohne Halterungen', amount: 1_000 }, withoutPowerSupply(3_000)] },
  router: { base: 9_000, deductions: [withoutPowerSupply(2_000)] },
  firewall: {
    base: 11_000,
    deductions: [withoutPowerSupply(1_500), { name: 'noch an ein Konto gebunden', amount: 6_000 }],
  },
  accessPoint: { base: 2_500, deductions: [{ name: 'ohne Halterung', amount: 300 }] },
  notebookTablet: {
    base: 21_000,
    deductions: [
      withoutPowerSupply(1_500),
      { name: 'Akku unter 60 % Kapazität', amount: 2_500 },
      { name: 'Gehäuse beschädigt', amount: 3_000 },
    ],
  },
  pcWorkstation: { base: 9_500, deductions: [{ name: 'startet nicht', amount: 4_000 }] },
  monitor: {
    base: 4_500,
    deductions: [
      { name: 'ohne Standfuß', amount: 800 },
      { name: 'Kratzer im Bild', amount: 1_500 },
    ],
  },
  ups: { base: 12_000, deductions: [{ name: 'Akku verbraucht', amount: 6_000 }] },
  hardware: { base: 3_000, deductions: [{ name: 'Funktionstest nicht bestanden', amount: 1_500 }] },
  other: { base: 2_000, deductions: [] },
};

const perGigabyteOfRam: Cents = 60;
const perDrive: Record<string, Cents> = { ssd: 2_500, fd: 2_500, hdd: 900, tape: 500 };
const defectPercent = 30;

/** What the demo provider bids for one unit, and every deduction it names; cents. */
export function priceOf(
  category: CategoryKey,
  configuration?: ItemConfiguration,
): { unitPrice: Cents; deductions: Deduction[] } {
  const { base, deductions } = prices[category];
  const full = base + ramOf(configuration) * perGigabyteOfRam + worthOfDrives(configuration);
  const unitPrice = configuration?.working === false ? Math.round((full * defectPercent) / 100) : full;
  return { unitPrice, deductions: deductionsPerUnit(deductions) <= unitPrice ? [...deductions] : [] };
}

/** Gigabytes of a text such as '1.024 GB'. */
function ramOf(configuration?: ItemConfiguration): number {
  const digits = configuration?.ram?.replace(/\D/g, '');
  return digits ? Number(digits) : 0;
}

function worthOfDrives(configuration?: ItemConfiguration): Cents {
  const drives = configuration?.drives ?? [];
  return drives.reduce((sum, { kind, count }) => sum + (perDrive[kind] ?? 0) * count, 0);
}
