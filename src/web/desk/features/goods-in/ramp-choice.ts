import type { ScanResult } from '#contract/devices/units.ts';

/** What whoever scans has said of the next units: it stays until something else is said. */
export interface RampChoice {
  /** The line to which units belong whose number nobody announced. */
  readonly itemId?: string;
  readonly unannounced?: true;
  readonly asDevice?: true;
  /** Tracking number of the parcel that is being unpacked. */
  readonly parcel?: string;
}

/** The choice after a scan: an article says the line, a parcel where the next units come from. */
export function choiceAfter(
  choice: RampChoice,
  scanResult: Pick<ScanResult, 'kind' | 'itemIds' | 'parcel'>,
): RampChoice {
  if (scanResult.kind === 'parcel' && scanResult.parcel !== undefined) return { ...choice, parcel: scanResult.parcel };
  const [itemId] = scanResult.itemIds ?? [];
  if (scanResult.kind !== 'article' || itemId === undefined) return choice;
  return withLine(choice, itemId);
}

/** Without a line the server asks, or counts as unannounced. */
export function withLine({ parcel }: RampChoice, itemId: string | undefined): RampChoice {
  return { ...(parcel !== undefined && { parcel }), ...(itemId !== undefined && { itemId }) };
}
