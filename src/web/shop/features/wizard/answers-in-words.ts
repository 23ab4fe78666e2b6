import type { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import type { WizardAnswers } from './answers.ts';

/** What was read out of a few words. */
export interface WordAnswers {
  readonly answers: Partial<WizardAnswers>;
  /** Words that answer nothing here, to be asked back. */
  readonly left: readonly string[];
}

type AskedPage = Pick<WizardPage, 'questions' | 'defects' | 'drives'>;

const size = /^(?:(\d+)x)?(\d+)([gt]b)$/;
const driveWord = /^(ssd|hdd|nvme)s?$/;

/** What of an address is read at all: anybody may write one. */
const isShort = (word: string) => /^[\p{L}\d-]{1,16}$/u.test(word);
const maxWords = 20;

/** What to tell of it in German; nothing where nothing was said. */
export function wordsOfRead({ answers, left }: WordAnswers): string {
  const words = left.join(', ');
  if (Object.keys(answers).length === 0) return words && `Aus Ihrer Suche ließ sich nicht zuordnen: ${words}.`;
  return `Ihre Angaben aus der Suche sind eingetragen. Bitte prüfen Sie sie.${words && ` Nicht zugeordnet: ${words}.`}`;
}

/**
 * Answers to the page's questions in what somebody typed beside the model's name, in small letters: '16gb 512gb ssd i5'. Only what
 * fits a known answer, and fits no other, is one. The records of the questions are handed in: the form has them, and this file comes by itself.
 */
export function answersInWords(page: AskedPage, words: string, records: typeof questionRecords): WordAnswers {
  const typed = words.split(' ').filter(isShort).slice(0, maxWords);
  const answers: Partial<WizardAnswers> = {};
  const read = new Set<string>();
  for (const [at, word] of typed.entries()) {
    const [, count, figure, unit = ''] = size.exec(word) ?? [];
    if (figure === undefined) continue;
    const before = /^(\d+)x$/.exec(typed[at - 1] ?? '')?.[1];
    const given = { text: `${figure} ${unit.toUpperCase()}`, count: Number(count ?? before ?? 1) };
    const next = typed[at + 1] ?? '';
    if (!takeSize(page, answers, given, next)) continue;
    for (const one of [word, ...(/^ram$|ssd|hdd|nvme/.test(next) ? [next] : []), ...(before ? [`${before}x`] : [])])
      read.add(one);
  }
  const cpus = optionsOf(page, 'cpu').filter((option) =>
    typed.some((word) => isProcessorWord(word) && option.toLowerCase().includes(word)),
  );
  const exact = cpus.filter((option) =>
    typed.every((word) => !isProcessorWord(word) || option.toLowerCase().includes(word)),
  );
  if (exact.length === 1 && exact[0] !== undefined) {
    answers.cpu = exact[0];
    for (const word of typed.filter(isProcessorWord)) read.add(word);
    const count = typed.find((word) => /^\d+x$/.test(word) && !read.has(word));
    if (count !== undefined && optionsOf(page, 'cpuCount').includes(count.slice(0, -1))) {
      answers.cpuCount = Number(count.slice(0, -1));
      read.add(count);
    }
  }
  const formFactors = optionsOf(page, 'formFactor').filter((option) =>
    typed.some((word) => option.toLowerCase().split(/\W+/).includes(word)),
  );
  if (formFactors.length === 1 && formFactors[0] !== undefined) {
    answers.formFactor = formFactors[0];
    for (const word of typed) if (formFactors[0].toLowerCase().includes(word)) read.add(word);
  }
  takeDefects(page, typed, { answers, read, records });
  return { answers, left: typed.filter((word) => !read.has(word)) };
}

const isProcessorWord = (word: string) => /^(?:i[3579]|ryzen|gold|silver|bronze|platinum|[e\d]?\d{4}\w?)$/.test(word);

function optionsOf({ questions }: AskedPage, asked: string): readonly string[] {
  return questions.find(({ question }) => question === asked)?.options ?? [];
}

/** A size is memory where it is called so or is too small for a drive; else the capacity of a drive, or of the device. */
function takeSize(
  page: AskedPage,
  answers: Partial<WizardAnswers>,
  { text, count }: { readonly text: string; readonly count: number },
  next: string,
): boolean {
  const isDrive = driveWord.exec(next)?.[1];
  const known = (options: readonly string[]) =>
    options.filter((option) => option === text || option.startsWith(`${text} `));
  const [memory, ...others] = known(optionsOf(page, 'ram'));
  const mayBeMemory = memory !== undefined && others.length === 0 && answers.ram === undefined && isDrive === undefined;
  const isSmall = /^\d{1,2} GB$/.test(text);
  if (mayBeMemory && (next === 'ram' || isSmall || page.drives.length === 0)) {
    answers.ram = memory;
    return true;
  }
  const wanted = page.drives.filter(({ kind }) => isDrive === undefined || (isDrive === 'hdd') === (kind === 'hdd'));
  const drives = wanted.flatMap(({ kind, capacities }) =>
    known(capacities).map((capacity) => ({ kind, capacity, count })),
  );
  if (drives.length === 1) {
    answers.drives = [...(answers.drives ?? []), ...drives];
    return true;
  }
  const asked = page.questions.find(({ question }) => question === 'capacity');
  const [capacity, ...more] = asked?.options.length === 0 ? [text] : known(asked?.options ?? []);
  if (capacity === undefined || more.length > 0) return false;
  answers.capacity = capacity;
  return true;
}

interface TakenDefects {
  readonly answers: Partial<WizardAnswers>;
  readonly read: Set<string>;
  readonly records: typeof questionRecords;
}

/** What does not work, by the words in which lists say it too. */
function takeDefects({ defects }: AskedPage, typed: readonly string[], { answers, read, records }: TakenDefects): void {
  const said = typed.join(' ');
  const isBroken = typed.filter((word) => /^(?:defekt|kaputt)|(?:bruch|schaden)$/.test(word));
  if (isBroken.length === 0) return;
  answers.working = false;
  for (const word of isBroken) read.add(word);
  for (const defect of defects) {
    const words = records[defect].inList?.words ?? [];
    if (words.some(([pattern]) => pattern.test(said))) Object.assign(answers, { [defect]: true });
  }
}
