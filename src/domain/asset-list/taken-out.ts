import { isOfSome } from './condition.ts';
import { fold } from './fold.ts';

const verbs =
  '(?:(?:ist|sind|wurden?|werden|bereits|schon|komplett|alle) )*(?:ausgebaut|entfernt|entnommen|herausgenommen|fehlt|fehlen|geschreddert|vernichtet|removed|missing)';
const drives = '(?:ssds?|hdds?|nvmes?|fest ?platten?|harddisks?|platten?|laufwerke?|datentraeger|drives?|disks?)';
const memory = '(?:ram|arbeitsspeicher|memory|speicherriegel)';
const without = '(?:ohne|keine?n?|no|without|w\\/o)';
const none = '(?: ?[:=] ?(?:none|nein|keine?|ohne|0))';

const noDrives = new RegExp(
  `\\b${drives}(?: \\([^)]*\\))? ${verbs}\\b|\\b${without} (?:hdd\\/)?${drives}\\b|\\b${drives}${none}\\b`,
);
const noMemory = new RegExp(`\\b${memory} ${verbs}\\b|\\b${without} ${memory}\\b|\\b${memory}${none}\\b`);
const nothingInIt = new RegExp(`^(?:${verbs}|ohne|keine?)$`);

/** Whether the words of a row say that drives or memory were taken out of every unit. */
export function takenOut(texts: readonly string[]): { readonly drives: boolean; readonly memory: boolean } {
  const told = texts.map(fold).filter((text) => !isOfSome(text));
  return { drives: told.some((text) => noDrives.test(text)), memory: told.some((text) => noMemory.test(text)) };
}

/** Whether a cell of the column for drives says that none are in it: 'ausgebaut', 'ohne'. */
export const saysNone = (cell: string): boolean => nothingInIt.test(fold(cell));

const onlyMissing =
  /^(?:no|ohne|keine?[nrs]?|without|w\/o|sans)\s+\S|^[a-z][a-z /-]{1,30}[:=]\s*(?:none|nein|no|keine?[rs]?|ohne|n\/a|nicht vorhanden|fehlt|-)$/;

/** Whether a description only says what is not there: 'No HDD', 'RAM: none'. */
export const saysWhatIsMissing = (text: string): boolean => onlyMissing.test(fold(text));
