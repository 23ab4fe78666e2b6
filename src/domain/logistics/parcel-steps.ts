import { type Parcel, type ParcelTrouble, type Shipment, shipmentState, type TrackingEvent } from './shipment.ts';

/** What came of asking the carrier to make a parcel. Everything but `made` and `unknown` says that it surely made nothing. */
export type Making =
  | {
      readonly kind: 'made';
      readonly trackingNumber: string;
      readonly label?: string;
      readonly qrCode?: string;
      readonly aside?: string;
    }
  | { readonly kind: 'refused' | 'access' | 'unreachable'; readonly said?: string }
  | { readonly kind: 'busy'; readonly until: string }
  | { readonly kind: 'unknown'; readonly trouble: 'noAnswer' | 'unreadable' };

/** What came of looking for a parcel by its reference. */
export type Search = Extract<Making, { kind: 'made' }> | { readonly kind: 'notFound' | 'cannotSearch' | 'noAnswer' };

/** The parcel as it is stored before the carrier is asked: from now on nobody knows what the carrier has, until it answers. */
export function called(parcel: Parcel, at: string): Parcel {
  return { ...cleared(parcel), state: 'unclear', trouble: 'noAnswer', attempts: parcel.attempts + 1, calledAt: at };
}

/**
 * The parcel after the carrier's answer to one attempt (counted from 1), which may come late: one that was found, settled or taken back
 * meanwhile stays as it is, and to one that lacks its label, was given up or asked for again only a parcel that was made is news.
 */
export function answered(parcel: Parcel, making: Making, attempt: number): Parcel {
  const isAwaited = parcel.state === 'unclear' && parcel.attempts === attempt;
  if (!isAwaited && making.kind !== 'made') return parcel;
  if (parcel.state === 'cancelled' || (parcel.state === 'created' && !lacksLabel(parcel))) return parcel;
  const rest = cleared(parcel);
  switch (making.kind) {
    case 'made':
      return made(rest, making);
    case 'busy':
      return { ...rest, state: 'intended', trouble: 'busy', notBefore: making.until };
    case 'unknown':
      return { ...rest, state: 'unclear', trouble: making.trouble };
    default:
      return {
        ...rest,
        state: 'failed',
        trouble: making.kind,
        ...(making.said !== undefined && { said: making.said }),
      };
  }
}

/** The parcel after it was looked for: what was not found may still come to light, so only a person says that it is not there. */
export function looked(parcel: Parcel, search: Search): Parcel {
  if (search.kind === 'made') return made(cleared(parcel), search);
  if (parcel.state === 'created') return parcel;
  return { ...cleared(parcel), state: 'unclear', trouble: search.kind };
}

/** The parcel after a person has looked: its number, or the word that the carrier has none. */
export function settled(parcel: Parcel, trackingNumber: string | undefined): Parcel {
  const rest = cleared(parcel);
  if (trackingNumber === undefined) return { ...rest, state: 'failed', trouble: 'notFound' };
  return made(rest, { kind: 'made', trackingNumber });
}

/** What is asked for again: parcels of which the carrier surely made nothing, and new ones for those whose label nobody can use. */
export function again({
  parcels,
  reference,
  direction,
}: Pick<Shipment, 'parcels' | 'reference' | 'direction'>): Parcel[] {
  let number = parcels.length;
  return parcels.flatMap((parcel): Parcel[] => {
    if (parcel.state === 'failed') return [{ ...cleared(parcel), state: 'intended' }];
    if (!lacksLabel(parcel) || direction !== 'inbound') return [parcel];
    number += 1;
    const { weight } = parcel;
    return [
      { ...parcel, state: 'cancelled' },
      { reference: `${reference}-P${number}`, weight, state: 'intended', attempts: 0 },
    ];
  });
}

/** Whether something can be asked for again. */
export function mayAskAgain({ parcels, direction }: Pick<Shipment, 'parcels' | 'direction'>): boolean {
  return parcels.some((parcel) => parcel.state === 'failed' || (direction === 'inbound' && lacksLabel(parcel)));
}

/** Whether the whole can be taken back: not while nobody knows what the carrier has. */
export function mayCancel(shipment: Pick<Shipment, 'parcels'>): boolean {
  const state = shipmentState(shipment);
  return state !== 'cancelled' && state !== 'unclear';
}

/** News of the carrier beside what it said before, each once and in order. */
export function tracked(parcel: Parcel, news: readonly TrackingEvent[], at: string): Parcel {
  const known = new Map((parcel.tracking ?? []).concat(news).map((event) => [`${event.at} ${event.text}`, event]));
  const tracking = [...known.values()].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return { ...parcel, tracking: tracking.slice(-maxEvents), trackedAt: at };
}

const maxEvents = 100;

function made(rest: Parcel, { trackingNumber, label, qrCode, aside }: Extract<Making, { kind: 'made' }>): Parcel {
  const files = {
    ...(label !== undefined && { label }),
    ...(qrCode !== undefined && { qrCode }),
    ...(aside !== undefined && { aside }),
  };
  const whole: Parcel = { ...rest, ...files, state: 'created', trackingNumber };
  const trouble: ParcelTrouble | undefined =
    whole.label === undefined ? (aside === undefined ? 'labelMissing' : 'labelNoPdf') : undefined;
  return trouble ? { ...whole, trouble } : whole;
}

function lacksLabel({ state, label }: Parcel): boolean {
  return state === 'created' && label === undefined;
}

function cleared({ trouble: _trouble, said: _said, notBefore: _notBefore, ...parcel }: Parcel): Parcel {
  return parcel;
}
