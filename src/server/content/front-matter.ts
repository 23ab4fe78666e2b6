/** A page of content/: what stands between the dashes at its top as `key: text`, and the Markdown below. */
export interface ContentPage {
  fields: Record<string, string>;
  markdown: string;
}

const shape = /^---\n(?<top>[\s\S]*?)\n---\n(?<markdown>[\s\S]*)$/;

/** Reads a page; throws, naming the file, when the top is missing or a line of it is no `key: text`. */
export function readContentPage(text: string, file: string): ContentPage {
  const { top, markdown } = shape.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (top === undefined || markdown === undefined) throw new Error(`${file}: no front matter between two lines of ---`);
  const fields = top.split('\n').map((line, index) => {
    const at = line.indexOf(': ');
    if (at < 1) throw new Error(`${file}:${index + 2}: not of the form "key: text"`);
    return [line.slice(0, at), line.slice(at + 2).trim()] as const;
  });
  return { fields: Object.fromEntries(fields), markdown: markdown.trim() };
}
