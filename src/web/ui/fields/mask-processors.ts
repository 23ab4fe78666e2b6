import type { MaskitoOptions } from '@maskito/core';

/** Every letter becomes a capital. */
export const inUpperCase: Pick<MaskitoOptions, 'postprocessors'> = {
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};

/**
 * Reads what comes all at once, pasted or put in by the browser, before the mask takes it character by character. `read` must leave alone
 * what it does not know.
 */
export function reading(options: MaskitoOptions, read: (text: string) => string): MaskitoOptions {
  return {
    ...options,
    preprocessors: [
      ({ elementState, data }, action) => {
        if (action === 'insert') return { elementState, data: data.length > 1 ? read(data) : data };
        const value = action === 'validation' ? read(elementState.value) : elementState.value;
        if (value === elementState.value) return { elementState, data };
        return { elementState: { value, selection: [value.length, value.length] }, data };
      },
      ...(options.preprocessors ?? []),
    ],
  };
}
