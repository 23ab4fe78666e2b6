/** A page of content/: what stands between the dashes at its top as `key: text`, and the Markdown below. */
export interface ContentPage {
  fields: Record<string, string>;
  markdown: string;
  /** Number of the file's line with which the Markdown begins. */
  firstLine: number;
}

const shape = /^---\n(?<top>[\s\S]*?)\n---\n(?<markdown>[\s\S]*)$/;

/** Reads a page; throws, naming the file, when the top is missing or a line of it is no `key: text`. */
export function readContentPage(text: string, file: string): ContentPage {
  const lines = text.replaceAll('\r\n', '\n');
  const { top, markdown } = shape.exec(lines)?.groups ?? {};
  if (top === undefined || markdown === undefined) throw new Error(`${file}: no front matter between two lines of ---`);
  const fields = top.split('\n').map((line, index) => {
    const at = line.indexOf(': ');
    if (at < 1) throw new Error(`${file}:${index + 2}: not of the form "key: text"`);
    return [line.slice(0, at), line.slice(at + 2).trim()] as const;
  });
  const begin = lines.length - markdown.trimStart().length;
  return {
    fields: Object.fromEntries(fields),
    markdown: markdown.trim(),
    firstLine: lines.slice(0, begin).split('\n').length,
  };
}
