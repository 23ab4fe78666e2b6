import { withoutAccents, writtenOut } from '#domain/values/spelling.ts';

/** Lower case, umlauts written out, accents dropped, so that 'Lüfter', 'LUEFTER' and 'luefter' are one word. */
export function foldSpelling(word: string): string {
  return withoutAccents(writtenOut(word));
}

/** Words that mean the same to who sells: each is found by all of its row. */
const sameMeaning = [
  ['notebook', 'notebooks', 'laptop', 'laptops'],
  ['pc', 'pcs', 'rechner', 'computer', 'desktop', 'desktops'],
  ['monitor', 'monitore', 'bildschirm', 'bildschirme', 'display', 'displays', 'tft'],
  ['festplatte', 'festplatten', 'platte', 'platten', 'hdd', 'hdds'],
  ['ssd', 'ssds'],
  ['arbeitsspeicher', 'ram', 'speicherriegel'],
  ['prozessor', 'prozessoren', 'cpu', 'cpus'],
  ['grafikkarte', 'grafikkarten', 'gpu', 'gpus', 'videokarte'],
  ['mainboard', 'mainboards', 'motherboard', 'motherboards', 'hauptplatine', 'hauptplatinen'],
  ['netzwerkkarte', 'netzwerkkarten', 'nic', 'nics'],
  ['usv', 'ups'],
  ['server', 'rechenzentrum'],
  ['switch', 'switches', 'netzwerkswitch'],
  ['wlan', 'wifi', 'accesspoint', 'accesspoints'],
  ['storage', 'speichersystem', 'speichersysteme', 'plattenspeicher'],
  ['tape', 'tapes', 'band', 'bandlaufwerk', 'bandlaufwerke'],
  ['smartphone', 'smartphones', 'handy', 'handys', 'mobiltelefon'],
  ['docking', 'dockingstation', 'dockingstations', 'dock'],
  ['beamer', 'projektor'],
  ['drucker', 'printer'],
];
const synonyms = new Map(sameMeaning.flatMap((row) => row.map((word) => [word, row])));

/** The forms under which a catalogue word is found: 'gen10' also as 'g10', 'c2960x' also as '2960x', 'lüfter' also as 'lufter'. */
export function indexedForms(word: string): string[] {
  const term = foldSpelling(word);
  const generation = /^g(?:en)?(\d{1,2})$/.exec(term)?.[1];
  const withoutLetters = /^[a-z]{1,4}(\d{3,}.*)$/.exec(term)?.[1];
  const forms = [
    term,
    withoutAccents(word),
    ...(synonyms.get(term) ?? []),
    ...(generation === undefined ? [] : [`gen${generation}`, `g${generation}`]),
    ...(withoutLetters === undefined ? [] : [withoutLetters]),
  ];
  return [...new Set(forms)];
}

/** The words of a text; a generation or a measure is one word however it is spaced: 'Gen 10' is 'Gen10', '32 GB' is '32GB'. */
export function searchedWordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/\b(gen)(?:eration)?[.\s]*(\d{1,2})\b/gi, '$1$2')
    .replace(/(\d)\.(\d{3})\b/g, '$1$2')
    .replace(/(\d)\s+(?=(?:[mgt]b|[mg]hz|k?va|zoll)\b)/gi, '$1')
    .split(/[\s\p{Z}\p{P}]+/u)
    .filter((word) => word !== '');
}

/** First letters of a word and of its parts: 'C2960X' begins with c, 2 and x. */
export function initialsOf(word: string): string {
  const parts = foldSpelling(word).match(/\d+|[^\d]+/g) ?? [];
  return parts.map((part) => part.charAt(0)).join('');
}

/** A word and a number written as one, apart: 'optiplex7060' is 'optiplex 7060'. */
export function splitNumbers(query: string): string {
  return query.replace(/(\p{L}{4,})(\d)/gu, '$1 $2');
}

/** Keeps what a function made of a word, as long as the memory is not cleared: ten thousand pages share a few thousand words. */
export function remembered<Result>(
  make: (word: string) => Result,
  memory = new Map<string, Result>(),
): (word: string) => Result {
  return (word) => {
    const known = memory.get(word);
    if (known !== undefined) return known;
    const fresh = make(word);
    memory.set(word, fresh);
    return fresh;
  };
}
