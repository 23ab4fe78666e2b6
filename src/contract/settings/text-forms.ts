import { keysOf } from '#domain/values/keys-of.ts';
import type { SettingField } from './setting-field.ts';
import { line, lines, number } from './setting-field.ts';

const markdown: SettingField = {
  ...lines('Text', {
    isRequired: true,
    max: 60_000,
    hint: 'Markdown. {{company.name}} setzt ein, was in den Einstellungen steht.',
  }),
  kind: 'markdown',
};
const page = {
  title: line('Titel', { isRequired: true }),
  description: line('Beschreibung für Suchmaschinen', { isRequired: true, max: 300 }),
  markdown,
};

/** The folders of content/ whose texts the owner writes, with what is asked of each. */
export const textFolders = {
  legal: { title: 'Rechtstexte', fields: page },
  faq: {
    title: 'Häufige Fragen',
    fields: {
      question: line('Frage', { isRequired: true }),
      group: line('Gruppe', { isRequired: true, max: 60 }),
      order: number('Reihenfolge', 1, 9999, { isRequired: true, hint: 'Kleinere Zahlen stehen weiter oben.' }),
      markdown,
    },
    added: 'Neue Frage',
  },
  blog: {
    title: 'Blog',
    fields: {
      title: line('Titel', { isRequired: true }),
      excerpt: line('Anriss', { isRequired: true, max: 500 }),
      markdown,
    },
    added: 'Neuer Artikel',
  },
  help: { title: 'Hilfe', fields: page },
  'help/verpackung': {
    title: 'Verpackung je Gerät',
    fields: { title: line('Titel', { isRequired: true }), method: line('Weg', { isRequired: true }), markdown },
  },
  about: { title: 'Über uns', fields: page },
} as const satisfies Readonly<
  Record<string, { title: string; fields: Readonly<Record<string, SettingField>>; added?: string }>
>;

/** A folder of such texts. */
export type TextFolder = keyof typeof textFolders;

/** The folder of a text by its file, 'legal/agb'; undefined where it is in none of them. */
export function folderOf(file: string): TextFolder | undefined {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return keysOf(textFolders).find((one) => one === folder);
}
