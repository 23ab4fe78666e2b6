import type { MaskitoOptions } from '@maskito/core';
import { parseNumber } from '#domain/values/amount-entry.ts';

/** Every letter becomes a capital. */
export const inUpperCase: Pick<MaskitoOptions, 'postprocessors'> = {
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};

/**
 * Reads what comes all at once, pasted or put in by the browser, before the mask takes it sign by sign. `read` must leave alone
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

/** Reads a number that is pasted with a decimal point, or the English way: sign by sign it would come out a hundred times as large. */
export function readingNumbers(options: MaskitoOptions): MaskitoOptions {
  return {
    ...options,
    preprocessors: [
      ({ elementState, data }, action) => ({
        elementState,
        data: action === 'insert' && data.length > 1 && data.includes('.') ? germanNumber(data) : data,
      }),
      ...(options.preprocessors ?? []),
    ],
  };
}

function germanNumber(text: string): string {
  return parseNumber(text)?.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 20 }) ?? text;
}
