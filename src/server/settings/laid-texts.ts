import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingValues } from '#contract/settings/setting-forms.ts';
import type { ShopChanges } from '#contract/settings/shop-in-force.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import type { ChangedFiles } from '#server/content/content-files.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { readContentPage } from '#server/content/front-matter.ts';
import type { KeptSetting } from './setting-store.ts';

const prefix = 'text:';
/** The key under which changes of a text are kept, by its file without its ending: 'legal/agb'. */
export const textKey = (file: string) => `${prefix}${file}`;

/** The file of such a key; undefined where it is of none. */
export const fileOfTextKey = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined);

/** What stands for a text that is taken away. */
export const removedText: SettingValues = { removed: 'ja' };
export const isRemoved = (values: SettingValues | null) => values?.removed !== undefined;

/** Texts that customers agree to; all their versions are kept. */
const agreedTexts = { 'legal/agb': 'terms', 'legal/auftragsverarbeitung': 'dataProcessing' } as const;
export const isAgreed = (file: string): file is keyof typeof agreedTexts => file in agreedTexts;

/** A text as a file of content/. */
function fileOf({ markdown = '', ...fields }: SettingValues): string {
  const top = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  return `---\n${top.join('\n')}\n---\n\n${markdown.trim()}\n`;
}

/** A file of content/ as the values of a text. */
export function valuesOfFile(text: string, file: string): SettingValues {
  const { fields, markdown } = readContentPage(text, file);
  return { ...fields, markdown };
}

/** From which day a change counts. */
export const countsFromOf = ({ countsFrom, at }: Pick<KeptSetting, 'countsFrom' | 'at'>): Day =>
  countsFrom ?? dayOf(new Date(at).toISOString());

interface LaidTexts {
  readonly files: ChangedFiles;
  /** The versions of what customers agree to, as far as they have counted, the newest first. */
  readonly agreed: NonNullable<ShopChanges['agreedTexts']>;
  /** The next day on which another text counts. */
  readonly nextDay: Day | undefined;
}

/** The texts that count on a day, over the files of content/. */
export function laidTexts(changes: readonly KeptSetting[], today: Day): LaidTexts {
  const ofTexts = changes.filter(({ key }) => key.startsWith(prefix));
  const files = new Map<string, string | undefined>();
  const agreed: { -readonly [name in keyof LaidTexts['agreed']]: LaidTexts['agreed'][name] } = {};
  for (const [key, all] of Map.groupBy(ofTexts, (change) => change.key)) {
    const file = key.slice(prefix.length);
    const counted = inOrder(all).filter((change) => countsFromOf(change) <= today);
    const last = counted.at(-1);
    if (last?.after) files.set(`${file}.md`, isRemoved(last.after) ? undefined : fileOf(last.after));
    if (!isAgreed(file)) continue;
    const own = readFileSync(join(contentFolder, `${file}.md`), 'utf8');
    const ownVersion = valuesOfFile(own, file).version ?? '';
    files.set(`${file}-${ownVersion}.md`, own);
    // One that waits too: a paper names it as soon as another process takes it.
    for (const { after } of all) if (after?.version) files.set(`${file}-${after.version}.md`, fileOf(after));
    if (counted.length === 0) continue;
    agreed[agreedTexts[file]] = counted.map(({ after }) => after?.version ?? ownVersion).toReversed();
  }
  const days = ofTexts.map(countsFromOf).filter((day) => day > today);
  return { files, agreed, nextDay: days.toSorted()[0] };
}

/** By the day from which they count, those of one day as they were kept. */
function inOrder(changes: readonly KeptSetting[]): KeptSetting[] {
  const placed = changes.map((change) => ({ change, from: countsFromOf(change) }));
  return placed
    .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
    .map(({ change }) => change);
}
