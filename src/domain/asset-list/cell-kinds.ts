import { withoutInvisible } from '#domain/values/invisible.ts';
import { fold } from './fold.ts';

/** Cells that say nothing ('-', 'k. A.', '#NV'). */
const nothing =
  /^([-–—_.?*/]+|k\.? ?a\.?|n\.? ?a\.?|n\/a|#n[av]|#nv|#wert!?|#bezug!?|#ref!?|#value!?|#name\??|unbekannt|unknown|keine angaben?|nicht bekannt|none|null|nan|leer|tbd|k\. ?angabe|entf(ae|a)llt)$/;
const ditto =
  /^(dito|ditto|do\.|"|''|„|“|”|〃|-"-|-''-|s\. ?o\.?|siehe oben|wie oben|wie vor|wie oberhalb|same|same as above|dto\.?|_"_|" ?")$/;

/** What pages write for signs. */
const entities: { readonly [name: string]: string } = { mdash: '–', ndash: '–', nbsp: ' ', amp: '&', quot: '"' };

/** A cell without what spreadsheets and databases leave behind: `="0012"`, `_x000D_`, `\n` spelt out, links and marks of Markdown, blanks that do not show. */
export function cleanCell(cell: string): string {
  if (
    /^[\x21-\x5b\x5d-\x7e]+( [\x21-\x5b\x5d-\x7e]+)*$/.test(cell) &&
    cell[0] !== '=' &&
    cell[0] !== "'" &&
    !/_x|\]\(|\*\*|`|&[a-z]+;/.test(cell)
  )
    return cell;
  return withoutInvisible(/\\n.*\\n/.test(cell) ? cell.replace(/(?:\\r)?\\n/g, '\n') : cell)
    .replace(/_x000[dDaA9]_/g, '\n')
    .replace(/&([a-z]{2,5});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/^`([^`]+)`$/, '$1')
    .replace(/!?\[([^\][\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/(\*\*|==)(?=\S)([^*=\n]{1,200})(?<=\S)\1/g, '$2')
    .replace(/^=\s*["“”„]([^"“”„]*)["“”„]$/, '$1')
    .replace(/^'(?=\S)/, '')
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/ {3,}/g, '  ')
    .trim();
}

/** Whether a cell is empty or only says that nothing is known. */
export function saysNothing(cell: string): boolean {
  return cell === '' || nothing.test(fold(cell));
}

/** Whether a cell repeats the one above. */
export function isDitto(cell: string): boolean {
  return cell.length < 18 && ditto.test(fold(cell));
}

const patterns = {
  ip: /^(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?$|^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){4,7}$/i,
  mac: /^(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}$|^(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}$/i,
  email: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
  phone: /^(?:\+|00)\d[\d\s/()-]{7,}$|^0\d{2,4}\s?[/-]\s?[\d\s-]{4,}$/,
  login: /^[\w.-]+\\[\w.$-]+$/,
  directory: /\b(?:CN|OU|DC)=[^,=]+,\s*(?:CN|OU|DC)=/i,
  host: /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:local|localdomain|lan|intern|internal|corp|loc|home|arpa|domain)$|^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+){2,}\.?(?<=\.(?:de|com|net|org|eu|at|ch|info|biz))$/i,
} as const;

/** Whether a cell is an address of a person or of a device in a network, or a telephone number. */
export function isPersonalValue(cell: string): boolean {
  if (cell.length > 200) return false;
  const text = cell.trim();
  return Object.values(patterns).some((pattern) => pattern.test(text));
}

const persons = [
  /^(?:herrn?|frau|hr\.?|fr\.?|fam(?:ilie|\.)|mrs?\.?|ms\.?|dr\.?|prof\.?|dipl\.?-\w+\.?)\s+\p{L}/iu,
  /^(?:\p{L}{2,3}\s)*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*,\s?\p{Lu}[\p{L}'’.-]*(?:\s[\p{L}.'’-]+)*$/u,
  /^\p{Ll}[\p{Ll}-]*\.\p{Ll}[\p{Ll}-]+$/u,
  // 'ROSSI Mario', 'Wiśniewski P.', 'A. Петров'
  /^\p{Lu}[\p{Lu}'’-]{2,}\s\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?$/u,
  /^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}{2,}[\p{L}-]*$|^\p{Lu}\p{Ll}{2,}[\p{L}-]*(?:\s?\p{Lu}\.)+$/u,
  // Three characters at most, of which the first is a family's name.
  /^[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾田董袁潘蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范廖贾賈夏傅邹鄒熊秦邱江尹薛段侯史陶贺賀顾顧毛郝龚邵钱錢严嚴武戴莫孔汤湯]\p{Script=Han}{1,2}$/u,
] as const;
const twoNames = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:von|van|de|der|zu|al|el|\p{Lu}\.))*(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u;

/** Whether a cell reads like a person: 'Frau Dr. Weber', 'Weber, Anna', 'a.weber', 'ROSSI Mario', '王伟'. */
export function isLikePerson(cell: string): boolean {
  return cell.length >= 2 && cell.length <= 60 && persons.some((pattern) => pattern.test(cell.trim()));
}

/** Whether a cell is two or three capitalised words and nothing else, as 'Anna Weber' is. */
export function isLikeFullName(cell: string): boolean {
  return cell.length <= 40 && twoNames.test(cell.trim());
}

const day =
  '(?:(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\\s)?(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?(?:\\d{4}|\\d{2})|\\d{1,2}\\/\\d{1,2}\\/(?:\\d{4}|\\d{2})|\\d{4}\\/\\d{1,2}\\/\\d{1,2})';
const time = '\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?\\s?(?:uhr|h|am|pm)?(?:\\s?(?:z|utc|[+-]\\d{2}:?\\d{2}))?';
const moment = new RegExp(`^(?:${day}(?:(?:,?\\s|t)${time})?|${time})$`, 'i');
const month = /^((0?[1-9]|1[0-2])[./-](20)\d\d|q[1-4]\s?\/?\s?20\d\d)$/i;

/** Whether a cell is a day, a time or both: '08.01.2024 16:10'. */
export function isMoment(cell: string): boolean {
  return cell.length <= 40 && /\d[.:/-]/.test(cell) && moment.test(cell.trim());
}

/** Whether a cell is a day, a time, a month or a year. */
export function isDate(cell: string): boolean {
  const text = cell.trim();
  return isMoment(text) || month.test(text) || /^(19[89]|20[0-3])\d$/.test(text);
}
