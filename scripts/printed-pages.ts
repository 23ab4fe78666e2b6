import { readFileSync } from 'node:fs';
import { browsersPage, printBrowsers } from './browser-support.ts';
import { commandsPage, printCommands } from './commands-page.ts';
import { pagePath, printOfferProcess } from './offer-process-page.ts';
import { printSettings, settingsPage } from './settings-page.ts';

/** Pages of docs/ that follow from the code, each with what it should say. */
export const printedPages: Readonly<Record<string, () => string>> = {
  [pagePath]: () => printOfferProcess(readFileSync(pagePath, 'utf8')),
  [settingsPage]: printSettings,
  [commandsPage]: printCommands,
  [browsersPage]: printBrowsers,
};
