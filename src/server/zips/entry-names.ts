const longest = 90;
/** Folders, what Windows takes for something else, what cannot be seen and what turns words around. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}<>:"|?*\\/]+/gu;
/** Windows has devices of these names, whatever follows the dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|[.\s_-])/i;

/** A text as a part of a path in an archive that every system can unpack; never empty, never up a folder. */
export function entryName(text: string): string {
  const bare = text.toWellFormed().normalize('NFC').replace(unsafe, ' ').trim().replace(/\s+/g, '-');
  const short = bare.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const plain = short.replace(/^[.\s-]+|[.\s-]+$/g, '');
  return plain === '' ? 'Datei' : plain.replace(reserved, '_$&');
}

/** Gives files of an archive names that differ for those too who tell no upper case from lower. */
export function entryNamer(): (folder: string, stem: string, ending: string) => string {
  const taken = new Set<string>();
  return (folder, stem, ending) => {
    const within = folder === '' ? '' : `${folder}/`;
    const named = (count: number) => `${within}${entryName(stem)}${count === 1 ? '' : `-${count}`}.${ending}`;
    let count = 1;
    while (taken.has(named(count).toLowerCase())) count += 1;
    taken.add(named(count).toLowerCase());
    return named(count);
  };
}
