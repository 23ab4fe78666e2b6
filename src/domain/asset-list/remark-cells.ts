import { questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import type { ListConfiguration } from './asset-list.ts';
import { fold } from './fold.ts';

/** A cell that people may have to read. */
export interface RemarkCell {
  readonly text: string;
  /** What its words answer. */
  readonly said: ListConfiguration;
  /** The answers are all that it says. */
  readonly isWhole: boolean;
}

/** Words that say whether goods work, and nothing else of them; 'neu' and 'sehr gut' say more. */
const working =
  /\b(?:voll )?funktions(?:faehig|tuechtig|bereit)\b|\bfunktioniert\b|\bi\. ?o\.|\b(?:ok|okay|io|in ordnung|geprueft|getestet|working|tested|functional|works)\b/g;
const broken =
  /\b(?:defekt|kaputt|broken|faulty|dead)\b|\bnicht funktions\w+|\b(?:funktioniert|geht|startet|bootet) nicht\b|\bnot working\b/g;

/** A cell with what it answers; `read` reads one part of it. */
export function remarkCell(text: string, read: (part: string) => ListConfiguration): RemarkCell {
  const parts = text.split(/[;,\n]/).filter((part) => part.trim() !== '');
  const answers = parts.map(read);
  return {
    text,
    said: Object.assign({}, ...answers),
    isWhole: parts.every((part, place) => leftOf(fold(part), answers[place] ?? {}) === ''),
  };
}

/** The cells of which something is left to be read once the configuration says what it says: an answer that it lacks, or other words. */
export function cellsToRead(cells: readonly RemarkCell[], kept: ListConfiguration): readonly RemarkCell[] {
  const answers = new Map<string, unknown>(Object.entries(kept));
  const isKept = ({ said }: RemarkCell) =>
    Object.entries(said).every(([asked, answer]) => answers.get(asked) === answer);
  return cells.filter((cell) => !(cell.isWhole && isKept(cell)));
}

/** What folded words say beside these answers. */
function leftOf(folded: string, said: ListConfiguration): string {
  let rest = folded;
  for (const asked of questions) {
    const answer = said[asked];
    if (answer === undefined) continue;
    const { input, inList } = questionRecords[asked];
    if (
      input.kind === 'choice' &&
      Object.entries(input.labels).some(([key, label]) => key === answer && isEither(folded, key, label))
    )
      return '';
    for (const [pattern] of inList?.words ?? []) rest = rest.replace(new RegExp(pattern.source, 'g'), ' ');
    if (inList?.figures) rest = rest.replace(new RegExp(inList.figures.source, 'g'), ' ');
  }
  if (said.working !== undefined) rest = rest.replace(said.working ? working : broken, ' ');
  return rest.replace(/[\s.:()+/-]+/g, '');
}

const isEither = (folded: string, ...words: readonly string[]) => words.some((word) => fold(word) === folded);
