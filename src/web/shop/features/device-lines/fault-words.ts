import type { FaultyLine, ReadDeviceLines } from '#domain/device-line/read-device-lines.ts';

/** What is said where no line of the script was found. */
export const noLines =
  'Darin ist keine Zeile aus dem Skript. Sie beginnt mit AW1; und endet mit # und acht Zeichen. Bitte kopieren Sie sie ganz.';

/** What became of lines that are not taken over, and what to do, in German; a line is named where there are several. */
export function faultWords({ devices, faults, repeated }: ReadDeviceLines): string[] {
  const isOne = devices.length + faults.length === 1;
  const again =
    repeated === 0
      ? []
      : [
          repeated === 1
            ? 'Eine Zeile war doppelt und zählt einmal.'
            : `${repeated} Zeilen waren doppelt und zählen einmal.`,
        ];
  return [...faults.slice(0, most).map((fault) => sentence(fault, isOne)), ...more(faults.length), ...again];
}

const most = 10;

const more = (count: number) =>
  count > most ? [`Dazu ${count - most} weitere Zeilen, die sich nicht lesen lassen.`] : [];

function sentence({ at, fault, start }: FaultyLine, isOne: boolean): string {
  const line = isOne ? 'Die Zeile' : `Zeile ${at} („${start.slice(0, 40)}…“)`;
  switch (fault) {
    case 'cut':
      return `${line} ist abgeschnitten: Ihr Ende mit der Prüfsumme fehlt. Bitte kopieren Sie sie ganz, bis zu den acht Zeichen hinter #.`;
    case 'changed':
      return `${line} passt nicht zu ihrer Prüfsumme: Unterwegs hat sich ein Zeichen geändert. Bitte kopieren Sie sie noch einmal, oder nehmen Sie die Datei.`;
    case 'unknownVersion':
      return `${line} stammt von einer anderen Fassung des Skripts. Bitte laden Sie das Skript von dieser Seite, und lassen Sie es noch einmal laufen.`;
    case 'virtual':
      return `${line} stammt von einer virtuellen Maschine. Lassen Sie das Skript auf dem Gerät selbst laufen.`;
  }
}
