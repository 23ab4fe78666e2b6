import type { TestedUnitView } from '#contract/devices/desk-testing.ts';
import { deviceNumber, readAs } from '#domain/values/device-number.ts';

export type DeviceTestStanding = TestedUnitView['standing'];

/** Where the test of a device stands, those first that wait for somebody. */
export const testStandingWords: Readonly<Record<DeviceTestStanding, string>> = {
  untested: 'nicht geprüft',
  photoMissing: 'Foto fehlt',
  locked: 'gesperrt',
  found: 'mit Befund',
  sound: 'ohne Befund',
};

/** What a device is called in one line. */
export function nameOf({ plate, serial, inventoryNumber }: TestedUnitView): string {
  return [plate, serial ?? inventoryNumber].filter(Boolean).join(', ');
}

/** The device that a scan names by plate, serial or inventory number. */
export function scannedUnit(units: readonly TestedUnitView[], code: string): TestedUnitView | undefined {
  const wanted = deviceNumber(code);
  const find = (isNamed: (number: string) => boolean) =>
    units.find(({ plate, serial, inventoryNumber }) =>
      [plate, serial, inventoryNumber].some((number) => number !== undefined && isNamed(number)),
    );
  return find((number) => deviceNumber(number) === wanted) ?? find(readAs(code));
}
