import { useState } from 'react';
import { type PlateFormatName, plateFormats } from '#domain/units/plate-labels.ts';

const storageKey = 'wareneingang-etiketten';
const isFormat = (name: string | null): name is PlateFormatName => name !== null && Object.hasOwn(plateFormats, name);

/** The labels that lie in this device's printer. */
export function usePlateFormat(): readonly [PlateFormatName, (format: PlateFormatName) => void] {
  const [format, setFormat] = useState(keptFormat);
  return [
    format,
    (chosen) => {
      setFormat(chosen);
      try {
        window.localStorage.setItem(storageKey, chosen);
      } catch {
        // Full or forbidden: it holds until the page is left.
      }
    },
  ];
}

function keptFormat(): PlateFormatName {
  try {
    const kept = window.localStorage.getItem(storageKey);
    return isFormat(kept) ? kept : 'roll62';
  } catch {
    return 'roll62';
  }
}
