import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SettingValues } from '#contract/settings/setting-forms.ts';
import { folderOf, type TextFolder, textFolders } from '#contract/settings/text-forms.ts';
import { allPages } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { contentNames, contentText, hasContent, withTexts } from '#server/content/content-files.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { headingId } from '#server/content/heading-id.ts';
import { Problem } from '#server/problem.ts';
import { isAgreed, laidTexts, valuesOfFile } from './laid-texts.ts';
import type { KeptSetting } from './setting-store.ts';

/** Former versions of what was agreed to stand beside the text and are nobody's to change. */
export const isFormer = (file: string) => /^legal\/.*-\d{4}-\d{2}(-\d{2})?$/.test(file);

/** The texts that the owner writes, by their files, folder by folder; not the blog's where another server has it. */
export function textFiles(hasOwnBlog: boolean): string[] {
  return keysOf(textFolders)
    .filter((folder) => folder !== 'blog' || hasOwnBlog)
    .flatMap((folder) => contentNames(join(contentFolder, folder)).map((name) => `${folder}/${basename(name, '.md')}`))
    .filter((file) => !isFormer(file));
}

/** A text as it counts; undefined where there is none. */
export function textNow(file: string): SettingValues | undefined {
  if (folderOf(file) === undefined || isFormer(file) || !hasContent(contentFolder, `${file}.md`)) return undefined;
  return valuesOfFile(contentText(contentFolder, `${file}.md`), file);
}

/** What its file says; undefined where it has none. */
export function houseText(file: string): SettingValues | undefined {
  try {
    return valuesOfFile(readFileSync(join(contentFolder, `${file}.md`), 'utf8'), file);
  } catch {
    return undefined;
  }
}

/** What a text is called in a list. */
export const houseTextTitle = ({ title, question }: SettingValues, file: string) => title ?? question ?? file;

/** Where a text is seen. */
export function addressOf(file: string, { id = '' }: SettingValues): string {
  const name = basename(file);
  const folder = folderOf(file);
  if (folder === 'faq') return `${pages.faq}#${name}`;
  if (folder === 'blog') return pages.blogPost(Number(id), name);
  if (folder === 'help/verpackung') return `${pages.packaging}#${name}`;
  const page = allPages.find((one) => 'text' in one && one.text === folder && basename(one.path) === name);
  return page ? `${page.path}/` : pages.home;
}

/** The whole text, with what nobody types: its days, the version of what is agreed to, the number of an article. */
export function composedText(file: string, typed: SettingValues, from: Day, now: Date): SettingValues {
  const before = textNow(file) ?? houseText(file);
  const folder = folderOf(file);
  const today = dayOf(now.toISOString());
  if (folder === 'faq' || folder === 'help/verpackung') return { ...before, ...typed };
  if (folder === 'blog') {
    const { id = String(nextPostId()), created = today } = before ?? {};
    return { id, created, ...before, ...typed, updated: today };
  }
  return { ...before, ...typed, updated: from, ...(isAgreed(file) && { version: from }) };
}

function nextPostId(): number {
  const folder = join(contentFolder, 'blog');
  const ids = contentNames(folder).map((name) => Number(valuesOfFile(contentText(folder, name), name).id));
  return Math.max(0, ...ids) + 1;
}

/** A name for a new text of a folder that no other has. */
export function newTextFile(folder: TextFolder, typed: SettingValues): string {
  const name = headingId(houseTextTitle(typed, folder)).slice(0, 80) || 'text';
  if (!hasContent(contentFolder, `${folder}/${name}.md`) && houseText(`${folder}/${name}`) === undefined)
    return `${folder}/${name}`;
  throw new Problem(400, 'textRefused', { [folder === 'faq' ? 'question' : 'title']: 'Diesen Text gibt es schon.' });
}

/**
 * The content with a change, on the day that is today and on each on which a text that waits will count, judged as the build judges it; throws
 * `textRefused` with line and sentence.
 */
export async function judgeTexts(changes: readonly KeptSetting[], changed: string, today: Day): Promise<void> {
  const { readSiteContent } = await import('#server/content/site-content.ts');
  const values = changes.at(-1)?.after ?? undefined;
  for (let day: Day | undefined = today; day !== undefined; ) {
    const { files, nextDay } = laidTexts(changes, day);
    try {
      withTexts(files, () => readSiteContent());
    } catch (error) {
      throw new Problem(400, 'textRefused', { markdown: sentenceOf(error, changed, values) });
    }
    day = nextDay;
  }
}

/** 'content/faq/x.md:12: …' → 'Zeile 6: …', counted from where the text begins; of another text with its name. */
function sentenceOf(error: unknown, changed: string, values: SettingValues = {}): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, file = changed, line = '', says = message] = /^content\/(.*?)\.md:(\d+): ([\s\S]*)$/.exec(message) ?? [];
  if (file !== changed) return `Ein anderer Text verweist darauf: ${file}.`;
  const top = Object.keys(values).length + 2;
  return line === '' ? says : `Zeile ${Math.max(1, Number(line) - top)}: ${says}`;
}

/** A text as its page shows it. */
export async function previewOf(file: string, values: SettingValues): Promise<string> {
  const [{ renderMarkdown }, { fillFromConfig }] = await Promise.all([
    import('#server/content/render-markdown.ts'),
    import('#server/content/fill-from-config.ts'),
  ]);
  const deeper = folderOf(file) === 'faq' ? { deeper: 1 } : {};
  return renderMarkdown(fillFromConfig(values.markdown ?? ''), deeper);
}
