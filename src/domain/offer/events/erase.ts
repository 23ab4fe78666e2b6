import type { OfferItem } from '../item.ts';
import { carriedOut, type Phase } from '../phase.ts';
import type { OfferState } from '../state.ts';

/** What stands where personal data stood. */
export const erasedText = 'gelöscht';

const running: readonly Phase[] = [...carriedOut, 'returning'];

/** Whether a contract is being carried out, so that neither side can do without the data. */
export function isRunning(state: OfferState): boolean {
  return running.includes(state.phase);
}

/** Whether the law keeps the data of an offer: a contract was concluded (INV-42). */
export function isRetained(state: OfferState): boolean {
  return state.agreement !== undefined;
}

/** The item without free texts and pictures, which may show people, and without the numbers and places that lead to them; what the catalogue calls the goods stays. */
export function eraseItem({
  configuration,
  serialNumbers: _serialNumbers,
  inventoryNumbers: _inventoryNumbers,
  site: _site,
  imageUploads: _imageUploads,
  ...item
}: OfferItem): OfferItem {
  const { modelName: _modelName, remarks: _remarks, ...kept } = configuration ?? {};
  const words = item.freetext === undefined ? {} : { freetext: erasedText, title: erasedText };
  return { ...item, ...words, ...(configuration && { configuration: { ...defaults, ...kept } }) };
}

const defaults = { working: true, packagingAvailable: true };
