import type { ItemConfiguration } from './item-configuration.ts';
import { type Question, questionRecords, questions } from './questions/registry.ts';

/** Whether a deduction is about working at all, which is always asked: 'startet nicht', 'Funktionstest nicht bestanden'. */
const aboutWorking = /defekt|startet|funktion/i;
const aboutPackaging = /verpackung/i;

/**
 * What the seller said about that which a deduction of the sheet is named after ('ohne Netzteil': 'mit Netzteil'), in German;
 * undefined where they were not asked or said nothing. The name is the provider's own words.
 */
export function saidAbout(deduction: string, configuration: ItemConfiguration | undefined): string | undefined {
  if (configuration === undefined) return undefined;
  const said = asked(deduction).flatMap((question) => answerText(configuration, question) ?? []);
  if (aboutWorking.test(deduction)) said.push(configuration.working ? 'funktioniert' : 'defekt');
  if (aboutPackaging.test(deduction))
    said.push(configuration.packagingAvailable ? 'mit Verpackung' : 'ohne Verpackung');
  return said.length > 0 ? said.join(', ') : undefined;
}

/**
 * What the seller said that makes the goods worth less ('ohne Netzteil', 'defekt'), in German and in the order of asking; without
 * that which one of the `deductions` still is about, since that is not yet taken off.
 */
export function countedIn(configuration: ItemConfiguration | undefined, deductions: readonly string[]): string[] {
  if (configuration === undefined) return [];
  const open = new Set(deductions.flatMap(asked));
  const lacks = questions
    .filter((question) => !open.has(question) && lowersPrice(configuration, question))
    .flatMap((question) => answerText(configuration, question) ?? []);
  const isBroken = !configuration.working && !deductions.some((name) => aboutWorking.test(name));
  return isBroken ? [...lacks, 'defekt'] : lacks;
}

function asked(deduction: string): Question[] {
  return questions.filter((question) => questionRecords[question].onSheet?.test(deduction));
}

function answerText(configuration: ItemConfiguration, question: Question): string | undefined {
  const answer = configuration[question];
  return answer === undefined ? undefined : questionRecords[question].say(answer, { ...configuration });
}

/** Whether what was answered to a question makes the goods worth less; what was not said does not. */
export function lowersPrice(configuration: ItemConfiguration, question: Question): boolean {
  const answer = configuration[question];
  if (answer === undefined) return false;
  return questionRecords[question].lowersPrice?.(answer) ?? (answer === false || answer === 0);
}
