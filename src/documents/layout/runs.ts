import bidiFactory from 'bidi-js';
import type { Face, Fonts, Weight } from './fonts.ts';

const bidi = bidiFactory();

/** A piece of a line that is set in one font and one direction. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  /** Whether its words are seen in the order in which they are written. */
  readonly leftToRight: boolean;
}

interface LevelRun {
  text: string;
  face: Face;
  level: number;
}

/** What stands for a character that no font has. */
const missingGlyph = '□';
/** They would turn the words of others around, or show nothing. */
const invisible = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/gu;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Every font means something else by them, so that no reader can tell what they say. */
const unspoken = /\p{Co}/gu;
const ownScript = /[\p{Script=Latin}0-9]/u;
const latin = /^[ -~\u00a0-\u00ff–—‘’“”„…€×]*$/;

/** A text as it can be set: one form of each letter, no characters but those that mean something, and line breaks. */
export function readable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unspoken, missingGlyph)
    .replace(invisible, (character) => (character === '\n' ? character : ''));
}

/** Whether a paragraph begins at the right: its first letter says so. */
export function isRightToLeft(text: string): boolean {
  const strong = /\p{L}/u.exec(text);
  return strong !== null && rightToLeft.test(strong[0]);
}

/** Whether a line cannot be read off its signs: some are drawn from the right, or stand for others. */
export function isDrawnOtherwise(line: string, runs: readonly Run[]): boolean {
  return runs.some(({ leftToRight }) => !leftToRight) || runs.map(({ text }) => text).join('') !== line;
}

/** The runs of a line in the order in which they are seen, from left to right. */
export function visibleRuns(line: string, weight: Weight, fonts: Fonts, fromRight: boolean): Run[] {
  const face = fonts.faceFor('0', weight, undefined);
  if (face !== undefined && latin.test(line) && !fromRight)
    return line === '' ? [] : [{ text: line, face, leftToRight: true }];
  const { levels } = bidi.getEmbeddingLevels(line, fromRight ? 'rtl' : 'ltr');
  return inVisualOrder(runsOf(line, levels, weight, fonts)).map(asVisualRun);
}

function runsOf(line: string, levels: Uint8Array, weight: Weight, fonts: Fonts): LevelRun[] {
  const runs: LevelRun[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = runs.at(-1);
    const same = last?.level === level ? last : undefined;
    // A sign that only another font has, such as the ₂ of CO₂, does not take the words behind it along.
    const own = fonts.faceFor(character, weight, ownScript.test(character) ? undefined : same?.face);
    const face = own ?? fonts.faceFor(missingGlyph, weight, same?.face);
    if (face === undefined) continue;
    const text = own === undefined ? missingGlyph : character;
    if (same?.face === face) same.text += text;
    else runs.push({ text, face, level });
  }
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm, over runs. */
function inVisualOrder(runs: readonly LevelRun[]): LevelRun[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return order;
}

/** The font turns letters of such scripts around by itself; brackets are mirrored here, and characters of no script turned. */
function asVisualRun({ text, face, level }: LevelRun): Run {
  if (level % 2 === 0) return { text, face, leftToRight: true };
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  const turned = rightToLeft.test(text) ? mirrored : mirrored.toReversed();
  return { text: turned.join(''), face, leftToRight: false };
}
