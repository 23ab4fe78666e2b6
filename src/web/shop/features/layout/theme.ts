import { createStore } from '#web/lib/store.ts';
import { themeKey } from './theme-script.ts';

/** The chosen appearance; 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const themeStore = createStore<Theme>('system');

/** Takes over what an earlier visit chose. */
export function readTheme(): void {
  const chosen = document.documentElement.dataset.theme;
  themeStore.set(chosen === 'light' || chosen === 'dark' ? chosen : 'system');
}

export function chooseTheme(theme: Theme): void {
  themeStore.set(theme);
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') window.localStorage.removeItem(themeKey);
    else window.localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
