const base = 36;
const prefix = 'xn--';

/** Letters that nobody takes for others; a domain of others is only known in punycode. */
const german = /^[a-z0-9äöüß-]+$/;

/** A domain as people write it: 'xn--mller-kva.de' is 'müller.de'. What is no punycode (RFC 3492), or holds other letters, stays as it is. */
export function writtenDomain(domain: string): string {
  return domain
    .split('.')
    .map((label) => {
      const written = label.toLowerCase().startsWith(prefix) ? decoded(label.slice(prefix.length)) : undefined;
      return written !== undefined && german.test(written) ? written : label;
    })
    .join('.');
}

/** The characters of a label in punycode; undefined where it is none. */
function decoded(label: string): string | undefined {
  const end = label.lastIndexOf('-');
  const characters = end < 0 ? [] : [...label.slice(0, end)];
  let [code, index, bias, position] = [128, 0, 72, end < 0 ? 0 : end + 1];
  while (position < label.length) {
    const before = index;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digitOf(label[position]);
      position += 1;
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = characters.length + 1;
    bias = adapted(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return undefined;
    characters.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return characters.join('').normalize('NFC');
}

function digitOf(character: string | undefined): number | undefined {
  const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character?.toLowerCase() || ' ');
  return digit < 0 ? undefined : digit;
}

function adapted(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let step = 0;
  for (; delta > 455; step += base) delta = Math.floor(delta / (base - 1));
  return step + Math.floor((base * delta) / (delta + 38));
}
