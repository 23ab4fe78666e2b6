import { useMemo } from 'react';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../icon.tsx';
import { controlStyle } from './control-props.ts';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, fieldId } from './field-props.ts';
import type { Option } from './option.ts';

interface ComboBoxProps extends FieldProps<string | undefined> {
  readonly options: readonly Option[];
  /** Also takes what stands in no option; the value is then the text itself. */
  readonly freeEntry?: boolean;
  /** Sorts the options the German way. */
  readonly sorted?: boolean;
  /** Options appear from this many characters on. */
  readonly minimumQuery?: number;
  readonly emptyText?: string;
  readonly placeholder?: string;
}

const german = new Intl.Collator('de', { sensitivity: 'base', usage: 'search' });
const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'de');

/** One of many, found by typing. Keyboard and screen reader are React Aria's work. */
export function ComboBox(props: ComboBoxProps) {
  const { name, label, value, onChange, onBlur, error, hint, required, disabled, ref, options } = props;
  const { freeEntry = false, sorted = false, minimumQuery = 0, placeholder } = props;
  const id = fieldId(name);
  const items = useMemo(() => (sorted ? options.toSorted(byLabel) : options), [options, sorted]);
  const known = options.find((option) => option.value === value);
  const free = freeEntry && known === undefined && value !== undefined ? { defaultInputValue: value } : {};

  return (
    <I18nProvider locale="de-DE">
      <AriaComboBox
        {...free}
        selectedKey={known?.value ?? null}
        defaultItems={items}
        allowsCustomValue={freeEntry}
        allowsEmptyCollection
        menuTrigger="focus"
        isDisabled={disabled ?? false}
        isInvalid={error !== undefined}
        {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
        defaultFilter={(text, typed) => typed.trim().length >= minimumQuery && holds(text, typed)}
        onSelectionChange={(key) => {
          if (key !== null) onChange(String(key));
          else if (!freeEntry) onChange(undefined);
        }}
        {...(freeEntry ? { onInputChange: (text: string) => onChange(matching(options, text)) } : {})}
      >
        <Label className="block font-emphasis">
          <FieldLabel text={label} required={required} />
        </Label>
        {hint !== undefined && (
          <Text slot="description" className="block text-sm text-muted">
            {hint}
          </Text>
        )}
        <div className="relative mt-1.5">
          <Input
            id={id}
            name={name}
            ref={ref}
            {...(placeholder === undefined ? {} : { placeholder })}
            {...(required === true ? { 'aria-required': true } : {})}
            {...(onBlur === undefined ? {} : { onBlur })}
            className={controlStyle(error, 'pr-14')}
          />
          <AriaButton className="absolute inset-y-1 right-1 flex w-11 items-center justify-center rounded-sm">
            <Icon name="chevron-down" size={20} />
          </AriaButton>
        </div>
        <FieldError id={`${id}-error`} text={error} />
        <Popover className="options" offset={2}>
          <ListBox
            className="max-h-64 overflow-auto outline-none"
            renderEmptyState={() => (
              <p className="px-3.5 py-3 text-muted">{props.emptyText ?? 'Keine passende Auswahl gefunden.'}</p>
            )}
          >
            {(option: Option) => (
              <ListBoxItem id={option.value} textValue={option.label} className="option">
                {option.label}
                {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}

/** Every typed word occurs, whatever its case and accents. */
function holds(text: string, typed: string): boolean {
  const words = typed.trim().toLocaleLowerCase('de').split(/\s+/);
  const within = text.toLocaleLowerCase('de');
  return words.every((word) => within.includes(word));
}

/** The option that was typed out, else the text itself. */
function matching(options: readonly Option[], text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return options.find((option) => german.compare(option.label, text.trim()) === 0)?.value ?? text;
}
