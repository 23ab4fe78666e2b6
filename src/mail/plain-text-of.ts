/** How many line breaks stand before and behind what an element holds; what is not named here stands within its line. */
const breaksAround: Readonly<Record<string, number>> = {
  ...{ p: 2, h1: 2, h2: 2, h3: 2, table: 2, hr: 2 },
  ...{ div: 1, td: 1, th: 1 },
};
/** They have no end. */
const hasNoEnd = new Set(['br', 'hr', 'img', 'meta']);
const line = '-'.repeat(40);

/** As React writes it: attributes in quotation marks, and neither < nor > in a value or a text. */
const part = /<!--.*?-->|<(?<end>\/?)(?<name>\w+)(?<attributes>[^>]*)>|(?<words>[^<]+)/gs;
/** Blanks that count for one, and those that programs break words at. What keeps words together stays. */
const blanks = /[ \t\r\n\f\u200b]+/g;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const written = (text: string) => text.replace(/&(#x27|\w+);/g, (all, name: string) => characters[name] ?? all);

/**
 * The words of a mail that React has written as HTML, with its paragraphs, lines and addresses; of what bears `data-skip-in-text` none.
 * Not for the HTML of others. It knows no lists, no rows of cells beside each other, and nothing that is written as it stands.
 */
export function plainTextOf(html: string): string {
  let text = '';
  let breaks = 0;
  let isApart = false;
  /** How deep it is in what is left out. */
  let skipped = 0;
  let link: { readonly href: string; words: string } | undefined;

  function write(words: string): void {
    if (text !== '' && breaks > 0) text += '\n'.repeat(Math.min(breaks, 2));
    else if (text !== '' && isApart) text += ' ';
    text += words;
    breaks = 0;
    isApart = false;
  }

  function say(given: string): void {
    const words = written(given).replace(blanks, ' ');
    if (words.startsWith(' ')) isApart = true;
    if (words === ' ') return;
    const own = words.replace(/^ | $/g, '');
    write(own);
    if (link) link.words += own;
    isApart = words.endsWith(' ');
  }

  function endLink(): void {
    if (link && link.words !== link.href) {
      isApart = link.words !== '';
      write(link.href);
    }
    link = undefined;
  }

  function meet(name: string, isEnd: boolean, attributes: string): void {
    if (name === 'br') breaks += 1;
    breaks = Math.max(breaks, breaksAround[name] ?? 0);
    if (name === 'hr') {
      write(line);
      breaks = 2;
    }
    if (name === 'a' && isEnd) endLink();
    const [, href] = name === 'a' && !isEnd ? (/ href="(?:mailto:)?([^"]+)"/.exec(attributes) ?? []) : [];
    if (href !== undefined) link = { href: written(href), words: '' };
  }

  for (const { groups = {} } of html.slice(html.indexOf('<body')).matchAll(part)) {
    const { end, name, attributes = '', words } = groups;
    if (words !== undefined && skipped === 0) say(words);
    if (name === undefined) continue;
    if (skipped > 0 || attributes.includes(' data-skip-in-text="true"')) {
      if (!hasNoEnd.has(name)) skipped += end === '/' ? -1 : 1;
    } else meet(name, end === '/', attributes);
  }
  return `${text}\n`;
}
