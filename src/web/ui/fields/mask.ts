import type { MaskitoOptions } from '@maskito/core';

/** What may be typed into a field, and how it is helped into shape. */
export interface Mask {
  readonly options: MaskitoOptions;
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'email' | 'url';
  readonly placeholder: string;
  /** Brings the entry into its last form once the field is left. */
  readonly settle?: (text: string) => string;
  /** A word of advice about an entry that is right by its form; it stops nobody. */
  readonly advice?: (text: string) => string | undefined;
}
