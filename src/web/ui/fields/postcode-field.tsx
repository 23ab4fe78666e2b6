import { type HTMLInputAutoCompleteAttribute, useEffect, useRef, useState } from 'react';
import { isPostcode } from '#domain/values/postcode.ts';
import { placesOf } from '#web/lib/places.ts';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

interface PostcodeFieldProps extends FieldProps<string> {
  /** What stands in the field of the place. */
  readonly place: string;
  readonly onPlace: (place: string) => void;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/**
 * A postcode that knows its place: a place field that is empty is filled where there is only one, else the places are offered.
 * What was typed there is never overwritten unasked.
 */
export function PostcodeField(props: PostcodeFieldProps) {
  const { label, value, onChange, onBlur, error, disabled, ref, place, onPlace, autoComplete = 'postal-code' } = props;
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const asked = useRef('');
  const current = useRef(place);
  /** What was filled in a moment ago. */
  const filled = useRef('');
  useEffect(() => {
    current.current = place;
    if (place === '' || place !== filled.current) return;
    filled.current = '';
    // Filled in under the cursor it is what the next letter replaces.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.value === place) field.select();
  }, [place]);

  async function type(text: string) {
    const next = text.replace(/\D/g, '').slice(0, 5);
    onChange(next);
    setPlaces([]);
    setSaid('');
    asked.current = next;
    if (!isPostcode(next)) return;
    const found = await placesOf(next);
    // Whoever has typed on in the meantime asks anew.
    if (asked.current !== next) return;
    const [only] = found;
    if (found.length === 1 && only !== undefined && current.current.trim() === '') take(only);
    else setPlaces(found);
  }

  function take(taken: string) {
    filled.current = taken;
    onPlace(taken);
    setPlaces([]);
    setSaid(`Ort ergänzt: ${taken}`);
  }

  const offered = places.filter((one) => one !== place);
  return (
    <FieldFrame {...props} advice={said}>
      <input
        {...useControlProps(props)}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        value={value}
        disabled={disabled}
        onChange={(event) => void type(event.target.value)}
        onBlur={onBlur}
        className={controlStyle(error)}
      />
      {offered.length > 0 && offered.length === places.length && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the field would be announced as a form of its own
        <div role="group" aria-label={`${label}: Ort übernehmen`} className="mt-1.5 max-h-64 overflow-auto">
          <p className="text-sm text-muted">Ort übernehmen:</p>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              disabled={disabled}
              onClick={() => take(one)}
              className="mr-4 min-h-11 text-left underline underline-offset-4 hover:bg-steel"
            >
              {one}
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
