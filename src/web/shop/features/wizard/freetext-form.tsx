import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { NeedsProgram } from '#web/ui/needs-program.tsx';

/** A field for own words; it tells the page of what is spelt out as the catalogue has it. */
export type NameField = (field: FieldProps<string>, onListed: (slug: string | undefined) => void) => ReactNode;

interface FreetextFormProps {
  readonly slug: string;
  readonly field: NameField;
}

const longest = 200;
const label = 'Gerät in eigenen Worten';

/** Describes goods that the catalogue does not list, within the entry with this slug; what it lists leads to its own page. */
export function FreetextForm({ slug, field }: FreetextFormProps) {
  const navigate = useNavigate();
  // What is typed before the program has taken over the page would be lost.
  const ready = useHydrated();
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // No state: whoever picks a suggestion and sends at once must not overtake it.
  const listed = useRef<string>(undefined);
  const setListed = useCallback((found: string | undefined) => {
    listed.current = found;
  }, []);

  function open() {
    const said = text.trim();
    if (listed.current !== undefined) return void navigate({ to: pages.wizard.item(listed.current) });
    if (/[\p{L}\p{N}]/u.test(said)) return void navigate({ to: pages.wizard.freetext(slug, said) });
    setError(said === '' ? `${label} ist ein Pflichtfeld` : 'Bitte nennen Sie das Gerät.');
    box.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
      className="grid max-w-[34rem] gap-6"
    >
      <NeedsProgram what="Dieses Formular" />
      {field(
        {
          name: 'manufacturerAndModelName',
          label,
          hint: 'Zum Beispiel Hersteller, Modell und Baujahr.',
          value: text,
          onChange(next) {
            setText(next.slice(0, longest));
            setError(undefined);
          },
          error,
          disabled: !ready,
          ref(element) {
            box.current = element;
          },
        },
        setListed,
      )}
      <div>
        <Button type="submit" disabled={!ready} className="max-sm:w-full">
          Weiter
        </Button>
      </div>
    </form>
  );
}
