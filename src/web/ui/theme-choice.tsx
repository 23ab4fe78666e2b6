import { useEffect, useRef } from 'react';
import { createStore, useStore } from '#web/lib/store.ts';
import { themeKey } from '#web/lib/theme-script.ts';

/** The chosen appearance; 'system' follows the device. */
type Theme = 'system' | 'light' | 'dark';

/** The server does not know it: were one marked as chosen there, nobody would hear that it is pressed before the program comes. */
const themeStore = createStore<Theme | 'unknown'>('unknown');

const choices: readonly { value: Theme; text: string }[] = [
  { value: 'system', text: 'Wie das Gerät' },
  { value: 'light', text: 'Hell' },
  { value: 'dark', text: 'Dunkel' },
];

export function ThemeChoice() {
  const theme = useStore(themeStore, 'unknown');
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => takeOver(field.current), []);
  return (
    <fieldset ref={field}>
      <legend className="text-sm text-muted">Darstellung</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, text }) => (
          <label
            key={value}
            className="relative flex min-h-11 items-center rounded-sm border border-line px-3 text-sm hover:border-ink has-checked:border-ink has-checked:bg-steel has-checked:font-emphasis has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="theme"
              // Firefox would put back on a reload what is checked, which another tab may have changed since.
              autoComplete="off"
              value={value}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Takes over what was chosen before the program came, or on an earlier visit. */
function takeOver(field: HTMLFieldSetElement | null): void {
  const checked = field?.querySelector<HTMLInputElement>('input:checked')?.value;
  const early = choices.find(({ value }) => value === checked)?.value;
  const { theme } = document.documentElement.dataset;
  const kept = theme === 'light' || theme === 'dark' ? theme : 'system';
  if (early !== undefined && early !== kept) chooseTheme(early);
  else themeStore.set(kept);
}

function chooseTheme(theme: Theme): void {
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
