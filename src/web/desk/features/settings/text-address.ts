import { deskPages } from '#contract/desk/desk-urls.ts';

/** Where a text is written. */
export function textAddress(file: string): string {
  return `${deskPages.settingTexts}?datei=${encodeURIComponent(file)}`;
}
