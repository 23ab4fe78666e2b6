import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { LaterIcon } from '../later-icon.tsx';
import { emptyListText, fittingOptions, matching, optionByLabel } from './combo-box-options.ts';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useFieldId } from './field-props.ts';
import type { Option } from './option.ts';

interface ComboBoxProps extends FieldProps<string | undefined> {
  readonly options: readonly Option[];
  /** Also takes what stands in no option; the value is then the text itself. */
  readonly freeEntry?: boolean;
  /** Sorts the options the German way. */
  readonly sorted?: boolean;
  /** Options appear from this many characters on. */
  readonly minimumQuery?: number;
  /** What stands in the list when nothing fits; with free entry it is followed by what was typed. */
  readonly emptyText?: string;
  readonly placeholder?: string;
  /** The options were chosen for what is typed, best first: suggestions beside a free text. An empty list stays closed. */
  readonly ranked?: boolean;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
/** They lead back into the text, so no option is marked any more. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** One of many, found by typing: a combobox with a list as ARIA describes it; the focus never leaves the box. */
export function ComboBox(props: ComboBoxProps) {
  const { name, label, value, onChange, onBlur, error, disabled, ref, options, placeholder } = props;
  const { freeEntry = false, sorted = false, minimumQuery = 0, emptyText, ranked = false } = props;
  const id = useFieldId(name);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const popup = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);

  const known = options.find((option) => option.value === value);
  const text = typed ?? known?.label ?? (freeEntry ? (value ?? '') : '');
  const fitting = useMemo(
    () => fittingOptions(options, typed ?? '', { sorted, minimumQuery, freeEntry, emptyText, ranked }),
    [options, typed, sorted, minimumQuery, freeEntry, emptyText, ranked],
  );
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);

  function show() {
    if (!open) setActive(fitting.findIndex((option) => option.value === value));
    setOpen(true);
  }

  function type(next: string) {
    setTyped(next);
    setActive(-1);
    setOpen(true);
    if (freeEntry) onChange(matching(options, next));
    else if (next.trim() === '') onChange(undefined);
  }

  function pick(option: Option | undefined) {
    if (option !== undefined) onChange(option.value);
    setTyped(undefined);
    setOpen(false);
  }

  /** Whoever types an option to its end has chosen it, also without a look at the list. */
  const fullyTypedOption = () => (freeEntry || typed === undefined ? undefined : optionByLabel(options, typed));

  function press(event: KeyboardEvent) {
    // Enter and the arrows belong to what the keyboard is still composing, or to whoever took the key before.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (event.altKey && step < 0) setOpen(false);
      else if (!open) show();
      else if (fitting.length > 0 && !event.altKey)
        setActive((Math.max(active, step < 0 ? 0 : -1) + step + fitting.length) % fitting.length);
    } else if (caretKeys.has(event.key)) {
      setActive(-1);
    } else if (event.key === 'Enter' && ranked && active < 0) {
      // A free text that is no suggestion: the key belongs to the form.
      setOpen(false);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const chosen = fitting[active] ?? fullyTypedOption() ?? (fitting.length === 1 ? fitting[0] : undefined);
      // What fits nothing stays in the box beside the words that say so.
      if (chosen !== undefined || freeEntry || !typed) pick(chosen);
    } else if (event.key === 'Tab' && open) {
      pick(fitting[active] ?? fullyTypedOption());
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const shown = open && !(ranked && fitting.length === 0);
  return (
    <FieldFrame {...props}>
      <div className="relative">
        <input
          {...useControlProps(props)}
          ref={(element) => {
            box.current = element;
            ref?.(element);
          }}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open && fitting.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          disabled={disabled}
          value={text}
          onClick={show}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            pick(fullyTypedOption());
            onBlur?.();
          }}
          className={controlStyle(error, 'pr-14')}
        />
        <button
          type="button"
          tabIndex={-1}
          hidden={ranked}
          disabled={disabled}
          aria-label={`${label}: Auswahl zeigen`}
          // The focus stays in the box, else its leaving would close the list before the press opens it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            box.current?.focus();
            if (open) setOpen(false);
            else show();
          }}
          className="absolute inset-y-1 right-1 flex w-11 items-center justify-center rounded-sm [&[hidden]]:hidden"
        >
          <LaterIcon name="chevron-down" size={20} />
        </button>
        <div ref={popup} className={shown ? 'options' : undefined}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            hidden={!open || fitting.length === 0}
            className="max-h-64 overflow-auto"
          >
            {open &&
              fitting.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts in the box, as a combobox asks
                <div
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option.value === value}
                  tabIndex={-1}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(option)}
                  onPointerMove={() => setActive(index)}
                  className={classNames('option', index === active && 'bg-steel')}
                >
                  {option.label}
                  {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
                </div>
              ))}
          </div>
          {/* Always there: words that appear together with their region are often not read out. */}
          <p role="status" className="text-muted [&:not(:empty)]:px-3.5 [&:not(:empty)]:py-3">
            {shown && fitting.length === 0 && emptyListText(typed ?? '', { minimumQuery, emptyText })}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
