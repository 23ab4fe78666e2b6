import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import { z } from 'zod';

/** How the next parcel is answered; after it was made, or without anything made. */
type Mood =
  | 'hangMade'
  | 'hangUnmade'
  | 'noPdf'
  | 'noLabel'
  | 'busy'
  | 'failMade'
  | 'failUnmade'
  | 'refuse'
  | 'odd'
  | 'cut'
  | 'access';

interface MadeParcel {
  readonly reference: string;
  readonly trackingNumber: string;
  readonly by: 'dhl' | 'dhlReturn' | 'dpd';
  isCancelled: boolean;
}

export interface CarrierServer {
  readonly url: string;
  /** Settings with which the server under test finds it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Method, path and tracking number of what it was asked, in order. */
  readonly asked: readonly string[];
  /** All that it has made. */
  readonly made: readonly MadeParcel[];
  /** How it answers the next parcels, one after the other; then well again. */
  moods: Mood[];
  /** Words of the tracking, by number. */
  readonly news: Map<string, { at: string; code: string; text: string }[]>;
  /** Parcels it has not heard of yet by its own systems: a search finds none. */
  isSearchBlind: boolean;
  close(): Promise<void>;
}

const address = z.object({ port: z.number() });
const shippingOrder = z.object({
  profile: z.literal('STANDARD_GRUPPENPROFIL'),
  shipments: z.tuple([
    z.object({
      product: z.literal('V01PAK'),
      billingNumber: z.string().length(14),
      refNo: z.string().min(8).max(35),
      shipper: z.object({
        name1: z.string(),
        addressStreet: z.string(),
        postalCode: z.string(),
        country: z.literal('DEU'),
      }),
      consignee: z.object({ name1: z.string(), postalCode: z.string() }),
      details: z.object({ weight: z.object({ uom: z.literal('kg'), value: z.number().max(31.5) }) }),
    }),
  ]),
});
const returnOrder = z.object({
  receiverId: z.string(),
  customerReference: z.string().min(1).max(35),
  shipper: z.object({ name1: z.string(), addressStreet: z.string(), addressHouse: z.string(), postalCode: z.string() }),
});
const dpdOrder = z.object({
  OrderAction: z.enum(['startOrder', 'checkOrderData']),
  OrderDataList: z.tuple([
    z.object({
      ShipAddress: z.object({ ZipCode: z.string(), HouseNo: z.string() }),
      ParcelData: z.object({
        ShipService: z.enum(['Classic', 'Classic_Return']),
        Weight: z.number(),
        Content: z.string().min(1),
        YourInternalID: z.string().min(1),
        Reference1: z.string().min(1),
      }),
    }),
  ]),
});

/** One black point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function labelOf(reference: string): Promise<string> {
  const doc = await PDFDocument.create();
  doc.addPage([298, 420]).drawText(`Label ${reference}`);
  return Buffer.from(await doc.save()).toString('base64');
}

/** A stand-in for the services of DHL (Shipping, Returns, Tracking) and DPD (Cloud Service), as bad-tempered as the test wants it. */
export async function startCarrierServer(): Promise<CarrierServer> {
  const asked: string[] = [];
  const made: MadeParcel[] = [];
  const state: Pick<CarrierServer, 'moods' | 'isSearchBlind'> = { moods: [], isSearchBlind: false };
  const news: CarrierServer['news'] = new Map();
  let number = 0;

  function make(reference: string, by: MadeParcel['by']): MadeParcel {
    number += 1;
    const trackingNumber = by === 'dpd' ? String(1_015_026_000_000 + number).padStart(14, '0') : twentyDigits(number);
    const parcel = { reference, trackingNumber, by, isCancelled: false };
    made.push(parcel);
    return parcel;
  }

  /** Makes a parcel by the mood of the moment; undefined where the answer was given or never comes. */
  function makeByMood(
    response: ServerResponse,
    reference: string,
    by: MadeParcel['by'],
  ): { parcel: MadeParcel; mood?: Mood } | undefined {
    const mood = state.moods.shift();
    if (mood === undefined) return { parcel: make(reference, by) };
    const isMade = ['hangMade', 'failMade', 'noPdf', 'noLabel', 'odd', 'cut'].includes(mood);
    const parcel = isMade ? make(reference, by) : undefined;
    if (mood === 'noPdf' || mood === 'noLabel') return parcel && { parcel, mood };
    if (mood === 'busy') response.writeHead(429, { 'retry-after': '90' }).end('{}');
    if (mood === 'access') response.writeHead(401).end('{"title":"Unauthorized"}');
    if (mood === 'failMade' || mood === 'failUnmade') response.writeHead(500).end('<html>Internal error</html>');
    if (mood === 'odd') response.writeHead(200).end('Wartungsarbeiten');
    if (mood === 'cut') response.destroy();
    if (mood === 'refuse') refuse(response, by);
    return undefined;
  }

  function refuse(response: ServerResponse, by: MadeParcel['by']): unknown {
    const said = 'Die Postleitzahl passt nicht zum Ort.';
    if (by === 'dpd')
      return json(response, 200, {
        Ack: false,
        ErrorDataList: [{ ErrorCode: 'CLOUD_API_ORDER_ZIP', ErrorMsgLong: said }],
      });
    if (by === 'dhlReturn') return json(response, 400, { title: 'Bad Request', detail: said, status: 400 });
    const validationMessages = [
      { property: 'consignee.postalCode', validationMessage: said, validationState: 'Error' },
      { property: 'shipper', validationMessage: 'Nur ein Hinweis.', validationState: 'Warning' },
    ];
    json(response, 400, {
      status: { title: 'Bad Request' },
      items: [{ sstatus: { title: 'Error' }, validationMessages }],
    });
  }

  async function b64(reference: string, mood: Mood | undefined): Promise<string | undefined> {
    if (mood === 'noLabel') return undefined;
    return mood === 'noPdf' ? Buffer.from('^XA^FDkein PDF^XZ').toString('base64') : labelOf(reference);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://carrier');
    const body = await text(request);
    asked.push([request.method, url.pathname, url.searchParams.get('trackingNumber')].filter(Boolean).join(' '));
    const parsed = (): unknown => JSON.parse(body);
    if (url.pathname === '/parcel/de/account/auth/ropc/v1/token') {
      const form = new URLSearchParams(body);
      if (form.get('password') !== 'geheim-dhl') return json(response, 401, { error: 'invalid_grant' });
      return json(response, 200, { access_token: 'marke', expires_in: 1_799 });
    }
    if (url.pathname.startsWith('/parcel/de/shipping') && request.headers.authorization !== 'Bearer marke') {
      return json(response, 401, { title: 'Unauthorized' });
    }
    if (url.pathname === '/parcel/de/shipping/v2/orders') return shipping(url, request.method ?? '', parsed, response);
    if (url.pathname === '/parcel/de/shipping/returns/v1/orders') {
      const { customerReference } = returnOrder.parse(parsed());
      const done = makeByMood(response, customerReference, 'dhlReturn');
      if (!done) return;
      const { parcel, mood } = done;
      const label = { b64: await b64(parcel.reference, mood) };
      return json(response, 201, {
        shipmentNo: parcel.trackingNumber,
        label,
        qrLabel: { b64: mood ? undefined : png },
      });
    }
    if (url.pathname === '/parcel/de/tracking/v0/shipments') return search(url, response);
    if (url.pathname === '/track/shipments') return track(url.searchParams.get('trackingNumber') ?? '', response);
    if (url.pathname === '/api/v1/setOrder') return dpd(request, parsed, response);
    const status = /^\/api\/v1\/getOrderStatus\/(\d+)\/\d+$/.exec(url.pathname)?.[1];
    if (status !== undefined) return dpdStatus(status, response);
    return json(response, 404, {});
  }

  async function shipping(url: URL, method: string, parsed: () => unknown, response: ServerResponse): Promise<unknown> {
    const shipment = url.searchParams.get('shipment');
    if (method === 'DELETE') {
      const parcel = made.find(({ trackingNumber }) => trackingNumber === shipment);
      if (!parcel) return json(response, 404, { title: 'Not found' });
      parcel.isCancelled = true;
      return json(response, 200, { items: [{ shipmentNo: shipment, sstatus: { title: 'OK' } }] });
    }
    if (method === 'GET') {
      const parcel = made.find(({ trackingNumber, by }) => trackingNumber === shipment && by === 'dhl');
      if (!parcel) return json(response, 404, { title: 'Not found' });
      return json(response, 200, {
        items: [{ shipmentNo: shipment, label: { b64: await labelOf(parcel.reference) } }],
      });
    }
    const order = shippingOrder.parse(parsed());
    if (url.searchParams.get('validate') === 'true') {
      if (state.moods[0] !== 'refuse') return json(response, 200, { status: { title: 'ok' }, items: [{}] });
      state.moods.shift();
      return refuse(response, 'dhl');
    }
    const done = makeByMood(response, order.shipments[0].refNo, 'dhl');
    if (!done) return;
    const { parcel, mood } = done;
    const label = { b64: await b64(parcel.reference, mood) };
    return json(response, 200, {
      status: { title: 'OK' },
      items: [{ shipmentNo: parcel.trackingNumber, sstatus: { title: 'OK' }, label }],
    });
  }

  function search(url: URL, response: ServerResponse): unknown {
    const question = url.searchParams.get('xml') ?? '';
    const wanted = /piece-customer-reference="([^"]*)"/.exec(question)?.[1];
    const isOurs = question.includes('password="geheim-zt"');
    const hits = isOurs && !state.isSearchBlind ? made.filter(({ reference }) => reference === wanted) : [];
    const pieces = hits.map(
      ({ reference, trackingNumber }) =>
        `<data name="piece-shipment" piece-code="${trackingNumber}" piece-customer-reference="${reference}" status="x"/>`,
    );
    return response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><data name="piece-shipment-list" code="${hits.length > 0 ? 0 : 100}">${pieces.join('')}</data>`,
      );
  }

  function track(trackingNumber: string, response: ServerResponse): unknown {
    const told = news.get(trackingNumber);
    if (!told) return json(response, 404, { title: 'No result found' });
    const events = told.map(({ at, code, text: description }) => ({
      timestamp: at,
      statusCode: code,
      description,
      location: { address: { addressLocality: 'Radefeld' } },
    }));
    return json(response, 200, { shipments: [{ id: trackingNumber, status: events[0], events }] });
  }

  async function dpd(request: IncomingMessage, parsed: () => unknown, response: ServerResponse): Promise<unknown> {
    if (request.headers['usercredentials-token'] !== 'geheim-dpd') {
      return json(response, 200, { Ack: false, ErrorDataList: [{ ErrorCode: 'CLOUD_API_USERCREDENTIALS' }] });
    }
    const { OrderAction, OrderDataList } = dpdOrder.parse(parsed());
    if (OrderAction === 'checkOrderData') {
      if (state.moods[0] !== 'refuse') return json(response, 200, { Ack: true });
      state.moods.shift();
      return refuse(response, 'dpd');
    }
    const done = makeByMood(response, OrderDataList[0].ParcelData.YourInternalID, 'dpd');
    if (!done) return;
    const { parcel, mood } = done;
    const LabelDataList = [{ YourInternalID: parcel.reference, ParcelNo: parcel.trackingNumber }];
    return json(response, 200, {
      Ack: true,
      LabelResponse: { LabelPDF: await b64(parcel.reference, mood), LabelDataList },
    });
  }

  function dpdStatus(trackingNumber: string, response: ServerResponse): unknown {
    const told = news.get(trackingNumber) ?? [];
    const steps = { registered: 'Start', transit: 'OnTheRoad', delivered: 'Delivered' } as const;
    const container = Object.fromEntries(
      Object.entries(steps).flatMap(([code, step]) =>
        told
          .filter((one) => one.code === code)
          .map(({ at, text: Description }) => [step, { StatusReached: true, StatusDate: at, Description }]),
      ),
    );
    return json(response, 200, { Ack: true, ParcelNo: trackingNumber, StatusInfoContainer: container });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = address.parse(server.address() satisfies AddressInfo | string | null);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    settings: {
      DHL_URL: url,
      DHL_API_KEY: 'schluessel',
      DHL_API_SECRET: 'geheim-app',
      DHL_USER: 'user',
      DHL_PASSWORD: 'geheim-dhl',
      DHL_BILLING_NUMBER: '33333333330102',
      DHL_TRACKING_USER: 'zt12345',
      DHL_TRACKING_PASSWORD: 'geheim-zt',
      DPD_URL: url,
      DPD_PARTNER_NAME: 'Partner',
      DPD_PARTNER_TOKEN: 'geheim-partner',
      DPD_USER_ID: '123456',
      DPD_USER_TOKEN: 'geheim-dpd',
      CARRIER_SECONDS: '2',
    },
    asked,
    made,
    news,
    get moods() {
      return state.moods;
    },
    set moods(next) {
      state.moods = next;
    },
    get isSearchBlind() {
      return state.isSearchBlind;
    },
    set isSearchBlind(next) {
      state.isSearchBlind = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function json(response: ServerResponse, status: number, body: object): unknown {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A number as DHL gives it, with its check digit. */
function twentyDigits(number: number): string {
  const digits = `0034043${String(number).padStart(12, '0')}`;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
