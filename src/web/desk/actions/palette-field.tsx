/** What both fields of the palette look like and say. */
export const paletteField = {
  placeholder: 'Nummer, Kunde, Gerät, Seite oder Befehl',
  className: 'min-h-(--control) w-full rounded-sm border-[1.5px] border-ink bg-sheet px-3',
};

/** Hears what is typed until the palette has come: whoever knows the keys does not wait for it. */
export function EarlyField({ onType }: { readonly onType: (typed: string) => void }) {
  return <input aria-label="Befehle" {...paletteField} onChange={(event) => onType(event.target.value)} />;
}
