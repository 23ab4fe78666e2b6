import { writeFileSync } from 'node:fs';
import { printedPages } from './printed-pages.ts';

for (const [path, print] of Object.entries(printedPages)) writeFileSync(path, print());
console.log(`${Object.keys(printedPages).join(', ')}: auf dem Stand der Quellen.`);
