import { axeViolations, headFlaws, overflow, show, themes } from '#tests/support/page-flaws.ts';
import { type Look, walkShop } from './walk-shop.ts';

const widths = [320, 390, 768, 1024, 1440];

/** `npm run audit`: every page in every theme and width, looked at by axe. */
const flaws: string[] = [];
let looks = 0;
await walkShop(async ({ page, stop }: Look) => {
  const before = flaws.length;
  const note = (where: string, found: readonly string[]) =>
    flaws.push(...found.map((flaw) => `${stop.name} (${where}): ${flaw}`));
  note('Kopf', await headFlaws(page, stop));
  for (const theme of themes) {
    for (const width of widths) {
      await show(page, theme, width);
      note(`${theme} ${width}`, [...(await axeViolations(page)), ...(await overflow(page))]);
      looks += 1;
    }
  }
  console.log(`${flaws.length === before ? '✓' : '✗'} ${stop.name}`);
});
for (const flaw of flaws) console.log(`\n${flaw}`);
console.log(`\n${looks} Ansichten, ${flaws.length} Mängel`);
process.exitCode = flaws.length === 0 ? 0 : 1;
