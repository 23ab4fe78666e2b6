import { readFileSync, writeFileSync } from 'node:fs';
import { pagePath, printOfferProcess } from './offer-process-page.ts';

writeFileSync(pagePath, printOfferProcess(readFileSync(pagePath, 'utf8')));
console.log(`${pagePath} steht auf dem Stand der Tabelle.`);
