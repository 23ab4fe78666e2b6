import { spellingsOf } from './deduction-name.ts';
import type { ItemConfiguration } from './item-configuration.ts';
import { losesDrives } from './questions/media-wish.ts';
import { type Question, questionRecords, questions } from './questions/registry.ts';
import { isLess, type NamedDeduction, questionsAbout, shortcomingWords } from './shortcomings.ts';

/** Whether a deduction is about working at all, which is always asked: 'startet nicht', 'Funktionstest nicht bestanden'. */
const aboutWorking =
  /defekt|startet|funktion|kaputt|bootet|einschalt|(?:läuft|geht) ?nicht|kein ?bild|(?:platinen|total)schaden|dunkel/i;
const aboutPackaging = /verpackung/i;

/**
 * What the seller said about that which a deduction of the sheet is for ('ohne Netzteil': 'mit Netzteil'), in German;
 * undefined where they were not asked or said nothing.
 */
export function saidAbout(deduction: NamedDeduction, configuration: ItemConfiguration | undefined): string | undefined {
  if (configuration === undefined) return undefined;
  const { about, words } = meaningOf(deduction);
  const said = about.flatMap((question) => answerText(configuration, question) ?? []);
  if (aboutWorking.test(words)) said.push(configuration.working ? 'funktioniert' : 'defekt');
  if (aboutPackaging.test(words)) said.push(configuration.packagingAvailable ? 'mit Verpackung' : 'ohne Verpackung');
  return said.length > 0 ? said.join(', ') : undefined;
}

/** What the seller said that makes the goods worth less ('ohne Netzteil', 'defekt'), in German and in the order of asking: the price has taken it in. */
export function countedIn(configuration: ItemConfiguration | undefined): string[] {
  if (configuration === undefined) return [];
  const lacks = questions
    .filter((question) => lowersPrice(configuration, question))
    .flatMap((question) => answerText(configuration, question) ?? []);
  return configuration.working ? lacks : [...lacks, 'defekt'];
}

/**
 * Whether the price has taken off already what a deduction is for, since the seller said it: 'ohne Netzteil' of goods without one, 'SSD fehlt' where the drives are kept. The share that is left of goods that do not work counts for every defect, said or not (docs/decisions/0695).
 */
export function isPricedIn(deduction: NamedDeduction, configuration: ItemConfiguration | undefined): boolean {
  if (configuration === undefined) return false;
  // Words that say another shortcoming than the one that was named count as well: whoever picks the wrong one takes nothing off twice.
  return [deduction, { name: deduction.name }].some((one) => isTakenOff(meaningOf(one), configuration));
}

function isTakenOff({ about, words }: Meaning, configuration: ItemConfiguration): boolean {
  if (losesDrives(configuration.mediaWish) && about.includes('drives')) return true;
  if (about.some((question) => hasTakenOff(configuration, question, words))) return true;
  if (configuration.working) return false;
  const isDefect = about.some((question) => questionRecords[question].asDefect === true);
  return isDefect || spellingsOf(words).some((spelling) => aboutWorking.test(spelling));
}

/** Of what the seller said all that `isPricedIn` goes by; undefined where they named no flaw. */
export function declaredFlaws(configuration: ItemConfiguration | undefined): ItemConfiguration | undefined {
  if (configuration === undefined) return undefined;
  const { working, packagingAvailable, mediaWish } = configuration;
  const lacks = questions.filter((question) => lowersPrice(configuration, question));
  const isWithout = mediaWish !== undefined && losesDrives(mediaWish);
  if (working && lacks.length === 0 && !isWithout) return undefined;
  const lost = isWithout ? { mediaWish } : {};
  return { working, packagingAvailable, ...lost, ...Object.fromEntries(lacks.map((one) => [one, configuration[one]])) };
}

function hasTakenOff(configuration: ItemConfiguration, question: Question, words: string): boolean {
  const answer = configuration[question];
  if (answer === undefined || !lowersPrice(configuration, question)) return false;
  return questionRecords[question].takesOff?.(answer, words) ?? true;
}

interface Meaning {
  readonly about: readonly Question[];
  readonly words: string;
}

/** What a deduction is for: what was named for it counts, and its own words only where nothing was. */
function meaningOf({ name, shortcoming }: NamedDeduction): Meaning {
  if (shortcoming === undefined) return { about: asked(name), words: name };
  return { about: questionsAbout(shortcoming), words: shortcomingWords(shortcoming) };
}

function asked(words: string): Question[] {
  const spellings = spellingsOf(words);
  return questions.filter((question) => {
    const { onSheet } = questionRecords[question];
    return onSheet !== undefined && spellings.some((spelling) => onSheet.test(spelling));
  });
}

function answerText(configuration: ItemConfiguration, question: Question): string | undefined {
  const answer = configuration[question];
  return answer === undefined ? undefined : questionRecords[question].say(answer, { ...configuration });
}

/** Whether what was answered to a question makes the goods worth less; what was not said does not. */
export function lowersPrice(configuration: ItemConfiguration, question: Question): boolean {
  const answer = configuration[question];
  if (answer === undefined) return false;
  return isLess(questionRecords[question], answer);
}
