import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { taxCalls } from '#contract/money/desk-tax.ts';
import { heldBidAnswerSchema } from '#contract/sale/bid-sheet.ts';
import { answerSignOffCall } from '#contract/sale/sign-off.ts';
import { comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { succeed } from '#tests/support/people.ts';
import { fullDeletion, withdrawnCertificate } from './certificate-tour.ts';
import { mediaOfSale } from './erasure-tour.ts';
import { declarations, fullAddresses, fullBid, fullItems, otherAddresses } from './full-bodies.ts';
import { hostileText as text } from './hostile-text.ts';
import { packaging } from './packing-tour.ts';
import { paidInRun, passPayee } from './payout-tour.ts';
import { preview } from './preview-tour.ts';
import { testUnits, twoOfEach } from './testing-tour.ts';
import type { Tour } from './tour.ts';
import { newOfferId } from './wire.ts';

type Body = Record<string, unknown>;
const answerSchema = z.object({ id: z.string(), inquiryId: z.string().optional(), orderId: z.string().optional() });
const askedSchema = z.object({ data: z.array(z.object({ id: z.string(), email: z.string() })) });
const viewSchema = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });

/** The calls on one offer, each by its name. */
function callsOn(tour: Tour, offerId: string) {
  const under =
    (prefix: string, by: HttpClient) =>
    async (name: string, body: Body = {}, also: Body[] = []) =>
      answerSchema.parse(await tour.make({ by, route: `${prefix}${name}/:offerId`, offerId, body, also }));
  return {
    seller: under('/selfservice/api/', tour.seller),
    visitor: under('/selfservice/api/', tour.visitor),
    desk: under('/desk/api/', tour.desk),
    async items() {
      return viewSchema.parse((await tour.desk.get(`/desk/api/offers/${offerId}`)).json()).data.items;
    },
  };
}

const draft = (tour: Tour) => ({
  email: tour.email,
  offeredAsBusiness: true,
  location: '04109',
  items: fullItems(tour.entryId),
  comments: text,
  mediaWish: 'keep',
  availableImmediately: true,
});

async function submitted(tour: Tour, more: Body = {}, also: Body[] = []) {
  const calls = callsOn(tour, newOfferId());
  const { id, inquiryId } = await calls.visitor('submitOffer', { ...draft(tour), ...more }, also);
  return { ...calls, id, inquiryId };
}

async function bidPlaced(tour: Tour, shippingMethod = 'shipment') {
  const offer = await submitted(tour);
  await offer.desk('submitBid', fullBid(await offer.items(), shippingMethod));
  return offer;
}

/** A business sells by parcel, with a counterbid and an adjusted bid. */
export async function byParcel(tour: Tour): Promise<string> {
  const list = await tour.upload(tour.visitor);
  const image = await tour.upload(tour.visitor);
  const typePlate = await tour.upload(tour.visitor);
  const { availableImmediately: _now, ...later } = draft(tour);
  const { id, inquiryId, seller, desk, items } = await submitted(
    tour,
    { items: fullItems(tour.entryId, [typePlate]), itemsListUpload: list, itemImageUploads: [image], ownName: text },
    [{ ...later, shippingMethod: 'delivery', bySite: true, availableFrom: '2026-12-01' }],
  );
  const nameOffer = '/selfservice/api/nameOffer/:offerId';
  await tour.make({ by: tour.seller, route: nameOffer, offerId: id, body: { ownName: text } });
  const goods = await items();
  const chosen = goods.slice(0, 1).map((item) => item.id);
  const bid = fullBid(goods, 'shipment');
  const entries = {
    version: 2,
    prices: [{ group: 'AbCdEfGhIjKlMnOp', amount: 12.5 }],
    deductions: [
      {
        group: 'AbCdEfGhIjKlMnOp',
        deductions: [
          { name: text, shortcoming: 'rails', euros: 1.5 },
          { name: text, percent: 5 },
        ],
      },
    ],
    apart: chosen,
    shippingMethod: 'shipment',
    validUntil: '2026-12-04',
    linesOptional: true,
    fixedItemIds: chosen,
  };
  await tour.make({ by: tour.desk, route: '/desk/api/saveBidEntries/:offerId', offerId: id, body: { entries } });
  const content = Buffer.from(`Kennung;Preis je Gerät\n${goods[0]?.id};12,50\n`).toString('base64');
  await tour.make({ by: tour.desk, route: '/desk/api/readBidFile/:offerId', offerId: id, body: { content } });
  const otherBid = { ...bid, priceBook: 0, linesOptional: true, fixedItemIds: chosen, confirmed: true };
  await preview(tour, 'previewBid', id, bid, [otherBid]);
  const held = (call: string, sent: Body, also: Body[] = []) =>
    tour.make({ by: tour.desk, route: `/desk/api/${call}/:offerId`, offerId: id, body: sent, also });
  const hold = async (also: Body[] = []) => heldBidAnswerSchema.parse(await held('holdBid', bid, also)).held?.id ?? '';
  await held('takeBackBid', { heldBid: await hold([otherBid]) });
  await held('sendHeldBid', { heldBid: await hold() });
  await desk('submitBid', bid, [otherBid]);
  await signOff(tour, id);
  const declared = declarations('authorised');
  const counterbid = { inquiryId, counterbid: 3500.5, declarations: declared };
  await seller('submitCounterbid', counterbid, [{ ...counterbid, itemIds: chosen }]);
  await desk('acceptCounterbid', { confirmed: true });
  const { password } = tour;
  const addresses = { inquiryId, ...fullAddresses('shipment', true), declarations: declared, password };
  await ownAgreement(tour, id);
  await seller('submitAddresses', addresses, [{ inquiryId, ...otherAddresses() }]);
  await taxDecision(tour, id);
  const { orderId } = await desk('linkOrder', {}, [{ orderId: text }]);
  await desk('verifyData');
  const material = await packaging(tour);
  await desk('dispatchPackaging', { trackingNumbers: [text], material }, [{ trackingNumbers: [], site: text }]);
  await parcels(tour, id);
  const labelUpload = await tour.upload(tour.desk);
  const imageUpload = await tour.upload(tour.desk);
  const qrCode = { imageUpload, number: text, validUntil: '2026-12-24' };
  const label = { carrier: 'dhl', trackingNumbers: [text], labelUpload, qrCode };
  await desk('sendShippingLabel', label, [{ ...label, site: text }]);
  await seller('dispatchGoods', { orderId }, [{ orderId, site: text }]);
  const received = goods.map((item, index) => ({ itemId: item.id, received: 3 - 2 * index }));
  await unitsOf(tour, id, goods[0]?.id);
  await mediaOfSale(tour, id, goods[0]?.id);
  const receipt = { lines: received, foreign: [{ description: text, units: 1 }], note: text };
  const proof = { photos: [await tour.upload(tour.desk)], weight: 12_500 };
  await desk('confirmScopeOfSupply', receipt, [
    { ...receipt, restStays: true, proof },
    { fromUnits: true, note: text },
  ]);
  const missing = { devices: [{ itemId: goods[1]?.id }], reason: 'other', text };
  await tour.make({
    by: tour.seller,
    route: '/selfservice/api/answerMissing/:offerId',
    offerId: id,
    body: missing,
    also: [{ ...missing, devices: [{ itemId: goods[1]?.id, number: text }], reason: 'comesLater', day: '2026-12-04' }],
  });
  await desk('startDeletion');
  const deletion = fullDeletion(tour.now(), goods);
  const [emptyLine] = deletion.withoutMedia;
  const emptyDevices = [
    { ...emptyLine, plate: 'E-23456789' },
    { ...emptyLine, units: 1 },
  ];
  await desk('finishDeletion', deletion, [{ fromUnits: true }, { ...deletion, withoutMedia: emptyDevices }]);
  await withdrawnCertificate(tour, id, goods[0]?.id);
  await desk('startTesting');
  await desk('finishTesting', { lines: goods.map((item) => ({ itemId: item.id, result: 'passed', note: text })) });
  const photo = await tour.upload(tour.desk);
  const adjustment = { lines: goods.map((item) => adjusted(item.id, photo)), answerUntil: '2026-12-04' };
  const withReturns = { ...adjustment, returnsOptional: true, fixedItemIds: chosen };
  await preview(tour, 'previewAdjustment', id, adjustment, [withReturns]);
  await desk('adjustBid', adjustment, [withReturns]);
  await questionAndAnswer(tour, id, goods[0]?.id);
  await seller('acceptAdjustedBid', { orderId }, [{ orderId, returns: [{ itemId: chosen[0], units: 1 }] }]);
  await desk('addCreditNote');
  await seller('objectToCreditNote', { orderId, reason: text });
  const invoiceUpload = await tour.upload(tour.seller);
  await seller('issueInvoice', { orderId, invoiceUpload });
  await seller('finishOffer', { orderId });
  // What was given back is not paid: the seller corrects it.
  await ownInvoice(tour, id, { orderId, invoiceUpload });
  await desk('dispatchReturns', { trackingNumbers: [text], note: text });
  await passPayee(tour, id);
  await desk('complete', { paymentReference: text, payeeRelease: text });
  const units = { resold: 1, parts: 0, recycled: 0, destroyed: 0 };
  await tour.make({
    by: tour.desk,
    route: '/desk/api/recordFates/:offerId',
    offerId: id,
    body: { basedOn: null, lines: [{ itemId: goods[0]?.id, ...units }] },
    also: [{ basedOn: '2026-11-23T09:00:00.000Z', lines: [{ itemId: goods[0]?.id, ...units }] }],
  });
  return id;
}

/** Labels are asked about, ordered and given up. */
async function parcels({ make, upload, desk }: Tour, offerId: string) {
  const route = (call: string) => `/desk/api/${call}/:offerId`;
  const wanted = { direction: 'inbound', carrier: 'dhl', parcels: [{ weight: 12.5 }] };
  await make({ by: desk, route: route('checkShipment'), offerId, body: wanted, also: [{ ...wanted, site: text }] });
  const id = randomUUID();
  const body = { id, ...wanted };
  await make({ by: desk, route: route('createShipment'), offerId, body, also: [{ ...body, site: text }] });
  const announced = { change: 'announce', id, material: [{ kind: text, pieces: 1 }] };
  const settled = { change: 'settle', id, parcel: text, trackingNumber: text, labelUpload: await upload(desk) };
  await make({
    by: desk,
    route: route('changeShipment'),
    offerId,
    body: { change: 'cancel', id },
    also: [settled, announced],
  });
}

/** A superior is asked for a word on the bid, another one no longer. */
async function signOff({ make, seller, newVisitor, tokenFor }: Tour, offerId: string) {
  const route = (call: string) => `/selfservice/api/${call}/:offerId`;
  const ask = async (email: string) => {
    const body = { name: text, email };
    const { data } = askedSchema.parse(await make({ by: seller, route: route('askSignOff'), offerId, body }));
    return data.find((one) => one.email === email)?.id ?? '';
  };
  const id = await ask('vertretung@privat.example');
  await make({ by: seller, route: route('withdrawSignOff'), offerId, body: { id } });
  const superior = 'leitung@privat.example';
  await ask(superior);
  const token = await tokenFor(superior, 'zustimmung');
  const body = { token, answer: 'agreed', name: text, remark: text };
  await make({ by: newVisitor(), route: answerSignOffCall, body });
}

/** Somebody has looked at what is strange about the tax; what else there is to decide is sent wrongly alone. */
async function taxDecision({ make, desk }: Tour, offerId: string) {
  const { version } = z.object({ version: z.int() }).parse(await succeed(desk.get(taxCalls.case(offerId))));
  const body = { version, known: 0, seen: ['goodsInGermany'], reason: text };
  await make({ by: desk, route: taxCalls.checkVatId(':offerId'), offerId, body: {} });
  const itemId = `item-${offerId.slice('offer-'.length)}`;
  const more = { treatment: 'standard', goods: [{ itemId, class: 'none' }], reverseCharge: 'owed', confirmation: text };
  await make({ by: desk, route: taxCalls.decide(':offerId'), offerId, body, also: [{ ...body, ...more }] });
}

/** The firm's own processing agreement is handed in and declined. */
async function ownAgreement({ make, upload, seller, desk }: Tour, offerId: string) {
  const agreementUpload = await upload(seller);
  const handIn = '/selfservice/api/handInAgreement/:offerId';
  await make({ by: seller, route: handIn, offerId, body: { agreementUpload } });
  const body = { number: 1, accepted: false, reason: text };
  await make({ by: desk, route: '/desk/api/judgeAgreement/:offerId', offerId, body });
}

/** The own invoice is checked before it is handed in, given back by hand, and corrected. */
async function ownInvoice(
  tour: Tour,
  offerId: string,
  { orderId, invoiceUpload }: { orderId: string | undefined; invoiceUpload: string },
) {
  const { make, upload, seller, desk, runJobs } = tour;
  const check = '/selfservice/api/checkInvoice/:offerId';
  await make({ by: seller, route: check, offerId, body: { invoiceUpload } });
  await runJobs();
  const body = { number: 1, verdict: 'refused', reason: text };
  const payable = { number: 1, verdict: 'payable', compared: keysOf(comparedParts), invoiceNumber: text, tax: 19 };
  await make({ by: desk, route: '/desk/api/judgeInvoice/:offerId', offerId, body, also: [payable] });
  const corrected = { orderId, invoiceUpload: await upload(seller) };
  await make({ by: seller, route: '/selfservice/api/correctInvoice/:offerId', offerId, body: corrected });
}

/** Something is asked about a line of the adjusted price, and answered with a photo. */
async function questionAndAnswer({ make, upload, seller, desk }: Tour, offerId: string, itemId: string | undefined) {
  const message = async (by: Tour['seller'], more: Body) => ({
    id: randomUUID(),
    itemId,
    text,
    files: [await upload(by)],
    ...more,
  });
  await make({ by: desk, route: '/desk/api/takeOver/:offerId', offerId, body: {} });
  const assign = { by: desk, route: '/desk/api/assign/:offerId', offerId };
  await make({ ...assign, body: { to: 'me', note: text } });
  const noteId = randomUUID();
  await make({ by: desk, route: '/desk/api/addNote/:offerId', offerId, body: { noteId, text } });
  await make({ by: desk, route: '/desk/api/removeNote/:offerId', offerId, body: { noteId } });
  const asked = await message(desk, { asks: true });
  await make({ by: desk, route: '/desk/api/sendMessage/:offerId', offerId, body: asked });
  const answer = await message(seller, { answers: asked.id });
  await make({ by: seller, route: '/selfservice/api/sendMessage/:offerId', offerId, body: answer });
  const reply = await message(desk, { answers: answer.id });
  await make({ by: desk, route: '/desk/api/sendMessage/:offerId', offerId, body: reply });
}

function adjusted(itemId: string, photo: string): Body {
  return { itemId, missingEvidence: [photo], deductions: [{ name: text, units: 1, evidence: [photo] }] };
}

/** A private seller who telephoned has the goods fetched; all of them are as described. */
export async function byPickup(tour: Tour): Promise<string> {
  const { email, desk: by } = tour;
  const route = '/desk/api/createFromInquiry';
  const contact = { name: text, phone: '0341 1234567', postcode: '04109' };
  const goodsToSell = { items: fullItems(tour.entryId), inquiryId: text };
  const body = { email, offeredAsBusiness: false, ...goodsToSell, contact, note: text };
  const { id, inquiryId } = answerSchema.parse(await tour.make({ by, route, body }));
  const { seller, desk, items } = callsOn(tour, id);
  await desk('addItems', { items: fullItems(tour.entryId) });
  const goods = await items();
  await desk('submitBid', fullBid(goods, 'pickup'));
  await seller('acceptBid', { inquiryId, declarations: declarations('adult') });
  await seller('submitAddresses', { inquiryId, ...fullAddresses('pickup', false) });
  const { orderId } = await desk('linkOrder', { orderId: text });
  await desk('verifyData');
  const appointment = { date: '2026-11-27', timeFrom: '09:00', timeTo: '12:00' };
  await desk('confirmPickupAppointment', appointment, [{ ...appointment, site: text }]);
  await desk('dispatchGoods', {}, [{ site: text }]);
  await desk('confirmScopeOfSupply', { lines: goods.map((item) => ({ itemId: item.id, received: 2 })) });
  await desk('skipDeletion', { reason: 'noMedia' });
  await desk('startTesting');
  await desk('finishTesting', { lines: goods.map((item) => ({ itemId: item.id, result: 'passed' })) });
  await desk('skipAdjustingBid');
  const prices = [{ itemId: goods[0]?.id, devices: [{ plate: 'E-23456789', price: 1 }] }];
  await preview(tour, 'documentPreview', id, {}, [{ prices }]);
  await desk('addCreditNote', {}, [{ prices }]);
  await desk('cancelDocument', { reason: text });
  await desk('addCreditNote');
  await seller('finishOffer', { orderId });
  await paidInRun(tour, id);
  return id;
}

/** An order from elsewhere is brought; the seller declines the adjusted bid and gets the goods back. */
export async function byDelivery(tour: Tour): Promise<string> {
  const items = fullItems(tour.entryId);
  const ids = items.map((item) => ({ id: z.string().parse(item.id) }));
  const { validUntil: _day, ...sheet } = fullBid(ids, 'delivery');
  const { email, desk: by } = tour;
  const order = { email, offeredAsBusiness: true, items, ...sheet, orderId: `${text}2` };
  const route = '/desk/api/createFromOrder';
  const body = { ...order, ...fullAddresses('delivery', true) };
  const also = [{ ...order, ...otherAddresses(), confirmed: true }];
  const { id, orderId } = answerSchema.parse(await tour.make({ by, route, body, also }));
  const { seller, desk } = callsOn(tour, id);
  await desk('verifyData');
  const appointment = { date: '2026-11-27', timeFrom: '09:00', timeTo: '12:00' };
  await desk('confirmDeliveryAppointment', appointment, [{ ...appointment, site: text }]);
  await seller('dispatchGoods', { orderId });
  const plates = await twoOfEach(
    tour,
    id,
    ids.map((item) => item.id),
  );
  await desk('confirmScopeOfSupply', { fromUnits: true });
  await desk('skipDeletion', { reason: 'noMedia' });
  await desk('startTesting');
  await testUnits(tour, id, plates);
  await desk('finishTesting', { fromUnits: true, locksStay: true });
  const composed = { fromUnits: true, missingEvidence: [await tour.upload(tour.desk)], answerUntil: '2026-12-04' };
  const waived = [{ findingIds: [randomUUID()], note: text }];
  await preview(tour, 'previewAdjustment', id, { ...composed, waived, confirmed: true });
  await desk('adjustBid', { ...composed, waived, confirmed: true });
  await seller('declineAdjustedBid', { orderId });
  await desk('dispatchReturns', { note: text });
  return id;
}

/** All the ways in which nothing comes of it. */
export async function unsuccessfulSales(tour: Tour): Promise<string> {
  const rejected = await submitted(tour);
  await rejected.desk('reject', { reason: text });
  const cancelled = await submitted(tour);
  await cancelled.desk('cancel', { reason: text });
  const withdrawn = await submitted(tour);
  const { inquiryId } = withdrawn;
  await withdrawn.seller('cancelOffer', { inquiryId }, [{ orderId: inquiryId }]);
  const declined = await bidPlaced(tour);
  await declined.seller('declineBid', { inquiryId: declined.inquiryId });
  await declined.seller('omitCounterbid', { inquiryId: declined.inquiryId, counterbid: 0.5 });
  const countered = await bidPlaced(tour);
  await countered.seller('submitCounterbid', { inquiryId: countered.inquiryId, counterbid: 3500 });
  await countered.desk('declineCounterbid');
  const dropped = await bidPlaced(tour);
  await dropped.seller('acceptBid', { inquiryId: dropped.inquiryId, declarations: declarations('authorised') });
  await dropped.seller('submitAddresses', { inquiryId: dropped.inquiryId, ...fullAddresses('shipment', true) });
  await dropped.desk('linkOrder');
  await dropped.desk('rejectOrder', { reason: text });
  return rejected.id;
}

const scannedSchema = z.object({ made: z.array(z.object({ plate: z.string() })) });

/** A unit that is counted, changed and taken back again, so that the receipt can be written by hand. */
async function unitsOf({ make, desk: by, upload }: Tour, offerId: string, itemId = ''): Promise<void> {
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const scan = { id, at, itemId, parcel: text };
  const loose = { id, at, code: text, itemId, units: 2, unannounced: true, asDevice: true };
  const scanned = await make({
    by,
    route: '/desk/api/scan/:offerId',
    offerId,
    body: { scans: [scan] },
    also: [{ scans: [loose] }],
  });
  const plate = scannedSchema.parse(scanned).made[0]?.plate ?? '';
  const said = ['serial', 'inventoryNumber', 'model', 'place', 'hold', 'note'];
  const saying = (itemOf: string | null, what: string | null) => ({
    ...{ plate, itemId: itemOf },
    ...Object.fromEntries(said.map((name) => [name, what])),
  });
  const body = { ...saying(itemId, text), batteryDamaged: true, photos: [await upload(by)] };
  await make({ by, route: '/desk/api/changeUnit/:offerId', offerId, body, also: [saying(null, null)] });
  await make({ by, route: '/desk/api/scan/:offerId', offerId, body: { scans: [{ id: randomUUID(), at, undo: id }] } });
}
