import type { OfferEvent } from './events.ts';
import type { OfferItem } from './item.ts';
import { carriedOut, type Phase } from './phase.ts';
import type { OfferState } from './state.ts';

/** What stands where personal data stood. */
export const erased = 'gelöscht';

const running: readonly Phase[] = [...carriedOut, 'returning'];

/** Whether a contract is being carried out, so that neither side can do without the data. */
export function isRunning(state: OfferState): boolean {
  return running.includes(state.phase);
}

/** Whether the law keeps the data of an offer: a contract was concluded (INV-42). */
export function isRetained(state: OfferState): boolean {
  return state.agreement !== undefined;
}

/** The same event without what points to a person; its place in the log and its prices stay. */
export function eraseEvent(event: OfferEvent): OfferEvent {
  switch (event.type) {
    case 'linkedToUpload':
      return { ...event, data: { itemImageUploads: [] } };
    case 'submitted': {
      const { comments: _comments, ...data } = event.data;
      return { ...event, data: { ...data, email: erased, location: erased, items: data.items.map(eraseItem) } };
    }
    case 'createdFromInquiry':
      return { ...event, data: { ...event.data, email: erased } };
    case 'itemsAdded':
      return { ...event, data: { items: event.data.items.map(eraseItem) } };
    default:
      return event;
  }
}

/** Free texts may name people and serial numbers lead to them; what the catalogue calls the goods does not. */
function eraseItem({ configuration, serialNumbers: _serialNumbers, ...item }: OfferItem): OfferItem {
  const { modelName: _modelName, remarks: _remarks, ...kept } = configuration ?? {};
  const words = item.freetext === undefined ? {} : { freetext: erased, title: erased };
  return { ...item, ...words, ...(configuration && { configuration: { ...defaults, ...kept } }) };
}

const defaults = { working: true, packagingAvailable: true };
