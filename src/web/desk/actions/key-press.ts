import type { ActionRecord } from './action-table.ts';

/** What of a press decides whether an action's key counts. */
interface Press {
  /** In a field, a list of choices or a text that is edited. */
  readonly isInField: boolean;
  /** The part of the page that has the focus. */
  readonly area: string | undefined;
  /** A question stands in front of the page. */
  readonly behindDialog: boolean;
  /** Whether single letters and signs are keys at all, as the person has it. */
  readonly lettersOn: boolean;
}

/** Whether a key types a letter or a sign by itself. */
function isSingleSign(key: string): boolean {
  return [...key.replace('[Shift]+', '')].length === 1;
}

/** Function keys mean the same in a field, which at the ramp always has the focus. */
function typesNothing(key: string): boolean {
  return /^F\d+$/.test(key);
}

/**
 * Whether a press is meant for an action. A single letter counts only where its part of the page has the focus, never in a field, and
 * not at all for whoever has switched it off (WCAG 2.1.4): people who speak to their computer press letters without knowing.
 */
export function isMeant({ area }: ActionRecord, key: string, press: Press): boolean {
  if (press.behindDialog) return false;
  if (key.startsWith('$mod') || typesNothing(key)) return area === undefined || area === press.area;
  if (press.isInField || (area !== undefined && area !== press.area)) return false;
  return press.lettersOn || !isSingleSign(key);
}

const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key as it stands on keyboards: 'J', '↵', 'Strg K', on a Mac '⌘ K'. */
export function keyText(key: string, isMac: boolean): string {
  const bare = key.replace('[Shift]+', '');
  if (bare.startsWith('$mod+')) return `${isMac ? '⌘' : 'Strg'} ${signs[bare.slice(5)] ?? bare.slice(5).toUpperCase()}`;
  return signs[bare] ?? bare.toUpperCase();
}

/** The same for aria-keyshortcuts. */
export function keyShortcut(key: string, isMac: boolean): string {
  const bare = key.replace('[Shift]+', '');
  return bare.startsWith('$mod+') ? `${isMac ? 'Meta' : 'Control'}+${bare.slice(5).toUpperCase()}` : bare;
}
