import type { Page } from '@playwright/test';
import { axeViolations, headFlaws, overflow, show, themes } from '#tests/support/page-flaws.ts';
import { type Look, walkShop, walkTheDesk } from './walk-shop.ts';

/** The desk is for screens and for the tablets of the warehouse. */
const widths = { shop: [320, 390, 768, 1024, 1440], desk: [1024, 1440] };

/** `npm run audit`: every page of the shop and of the desk in every theme and width, looked at by axe. */
const flaws: string[] = [];
let looks = 0;

async function lookAt(page: Page, name: string, at: readonly number[], first: readonly string[] = []): Promise<void> {
  const before = flaws.length;
  const note = (where: string, found: readonly string[]) =>
    flaws.push(...found.map((flaw) => `${name} (${where}): ${flaw}`));
  note('Kopf', first);
  for (const theme of themes) {
    for (const width of at) {
      await show(page, theme, width);
      note(`${theme} ${width}`, [...(await axeViolations(page)), ...(await overflow(page))]);
      looks += 1;
    }
  }
  console.log(`${flaws.length === before ? '✓' : '✗'} ${name}`);
}

await walkShop(async ({ page, stop }: Look) => lookAt(page, stop.name, widths.shop, await headFlaws(page, stop)));
await walkTheDesk((page, name) => lookAt(page, `Schreibtisch ${name}`, widths.desk));
for (const flaw of flaws) console.log(`\n${flaw}`);
console.log(`\n${looks} Ansichten, ${flaws.length} Mängel`);
process.exitCode = flaws.length === 0 ? 0 : 1;
