import { mkdirSync } from 'node:fs';
import { show, themes } from '#tests/support/page-flaws.ts';
import { type Look, walkShop } from './walk-shop.ts';

const folder = 'reports/screenshots';
const widths = [390, 1440];

/** `npm run screenshots`: every page in every theme and width, as a picture to look at. */
mkdirSync(folder, { recursive: true });
let pictures = 0;
await walkShop(async ({ page, stop }: Look) => {
  for (const theme of themes) {
    for (const width of widths) {
      await show(page, theme, width);
      await page.screenshot({
        path: `${folder}/${stop.name}-${width}-${theme}.png`,
        fullPage: true,
        animations: 'disabled',
      });
      pictures += 1;
    }
  }
});
console.log(`${pictures} Bilder in ${folder}/`);
