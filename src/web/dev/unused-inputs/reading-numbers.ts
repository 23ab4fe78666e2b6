import type { MaskitoOptions } from '@maskito/core';
import { parseNumber } from '#domain/values/amount-entry.ts';

/** Reads a number that is pasted with a decimal point, or the English way: character by character it would come out a hundred times as large. */
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
  const read = parseNumber(text);
  return read === undefined ? text : String(read).replace('.', ',');
}
