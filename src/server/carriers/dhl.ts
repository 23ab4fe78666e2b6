import type { Clock } from '#server/clock.ts';
import { askCarrier, type CarrierAnswer, refusalByStatus } from './ask-carrier.ts';
import type { CarrierService, Made, NothingDone, ParcelOrder, TrackedParcels } from './carrier.ts';
import type { DhlSettings } from './carrier-settings.ts';
import { readReturn, readShipping, returnBody, shippingBody, shippingErrors } from './dhl-orders.ts';
import { dhlToken } from './dhl-token.ts';
import { readSearch, readTracking, searchQuestion } from './dhl-tracking.ts';
import { houseNumber } from './house-number.ts';

const shipping = '/parcel/de/shipping/v2/orders';
const returns = '/parcel/de/shipping/returns/v1/orders?labelType=BOTH';
/** What is asked of shipping for a label: one on a sheet that every printer has. */
const asPdf = 'includeDocs=include&docFormat=PDF&printFormat=A4';

/** DHL: parcels to the seller by Parcel DE Shipping, parcels to us by Parcel DE Returns, which gives a QR code as well (docs/decisions/0610). */
export function dhlService(settings: DhlSettings, clock: Clock): CarrierService {
  const { url, apiKey, seconds } = settings;
  const tokens = dhlToken(settings, () => clock.now().getTime());

  async function ask(path: string, init: RequestInit): Promise<CarrierAnswer | NothingDone> {
    const token = await tokens.take();
    if (typeof token !== 'string') return token;
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const answer = await askCarrier(`${url}${path}`, { ...init, headers }, seconds);
    if (answer.kind === 'answer' && answer.status === 401) tokens.drop();
    return answer;
  }

  async function make(path: string, body: object, read: (status: number, text: string) => Made): Promise<Made> {
    const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) });
    if (answer.kind === 'noAnswer') return { kind: 'unknown', trouble: 'noAnswer' };
    if (answer.kind !== 'answer') return answer;
    return refusalByStatus(answer) ?? read(answer.status, answer.text);
  }

  /** A label that was made before; of a return DHL gives it once. */
  async function labelOf(trackingNumber: string): Promise<TrackedParcels> {
    const answer = await ask(`${shipping}?shipment=${encodeURIComponent(trackingNumber)}&${asPdf}`, { method: 'GET' });
    if (answer.kind === 'answer' && answer.status === 200) {
      const read = readShipping(answer.status, answer.text);
      if (read.kind === 'made') return { ...read, trackingNumber };
    }
    return { kind: 'made', trackingNumber };
  }

  return {
    async check(order) {
      if (order.direction === 'inbound') return lackOf(order) ?? { kind: 'cannotCheck' };
      const body = JSON.stringify(shippingBody(order, settings));
      const answer = await ask(`${shipping}?validate=true`, { method: 'POST', body });
      if (answer.kind === 'noAnswer') return { kind: 'cannotCheck' };
      if (answer.kind !== 'answer') return answer;
      const refusal = refusalByStatus(answer);
      if (refusal) return refusal;
      if (answer.status < 300) return { kind: 'fine' };
      const said = answer.status < 500 ? shippingErrors(answer.text) : undefined;
      return said === undefined ? { kind: 'cannotCheck' } : { kind: 'refused', said };
    },
    async create(order) {
      if (order.direction === 'inbound') return lackOf(order) ?? make(returns, returnBody(order, settings), readReturn);
      return make(`${shipping}?${asPdf}`, shippingBody(order, settings), readShipping);
    },
    async find({ reference, direction }) {
      if (settings.tracking === undefined) return { kind: 'cannotSearch' };
      const xml = encodeURIComponent(searchQuestion(reference, settings.tracking));
      const headers = { 'dhl-api-key': apiKey };
      const answer = await askCarrier(`${url}/parcel/de/tracking/v0/shipments?xml=${xml}`, { headers }, seconds);
      const found = answer.kind === 'answer' && answer.status === 200 ? readSearch(answer.text, reference) : undefined;
      if (found === undefined) return { kind: 'noAnswer' };
      const { trackingNumber } = found;
      if (trackingNumber === undefined) return { kind: 'notFound' };
      return direction === 'inbound' ? { kind: 'made', trackingNumber } : labelOf(trackingNumber);
    },
    async cancel({ trackingNumber, direction }) {
      // A return is charged when it is handed in.
      if (direction === 'inbound') return { kind: 'unused' };
      const answer = await ask(`${shipping}?shipment=${encodeURIComponent(trackingNumber)}`, { method: 'DELETE' });
      if (answer.kind === 'noAnswer') return answer;
      if (answer.kind !== 'answer') return answer;
      const refusal = refusalByStatus(answer);
      if (refusal) return refusal;
      if (answer.status < 300) return { kind: 'done' };
      return answer.status >= 500 ? { kind: 'noAnswer' } : { kind: 'refused', said: shippingErrors(answer.text) ?? '' };
    },
    async track({ trackingNumber, zip }) {
      const query = new URLSearchParams({
        trackingNumber,
        service: 'parcel-de',
        requesterCountryCode: 'DE',
        language: 'de',
      });
      query.set('recipientPostalCode', zip);
      const headers = { 'dhl-api-key': apiKey, accept: 'application/json' };
      const answer = await askCarrier(`${url}/track/shipments?${query}`, { headers }, seconds);
      if (answer.kind !== 'answer') return { kind: 'noAnswer' };
      const refusal = refusalByStatus(answer);
      if (refusal?.kind === 'busy') return refusal;
      // Not known there before it is handed in.
      if (answer.status === 404) return { kind: 'told', events: [] };
      const events = answer.status === 200 ? readTracking(answer.text) : undefined;
      return events === undefined ? { kind: 'noAnswer' } : { kind: 'told', events };
    },
  };
}

/** A return needs the house number in a field of its own. */
function lackOf({ from }: ParcelOrder): NothingDone | undefined {
  const isWhole = houseNumber(from.street).number !== undefined;
  return isWhole ? undefined : { kind: 'refused', said: 'Die Hausnummer fehlt in der Adresse des Kunden.' };
}
