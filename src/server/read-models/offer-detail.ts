import { offerActions } from '#contract/sale/offer-actions.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { uploadIdOf } from '#contract/site/upload-kinds.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { saidAbout } from '#domain/catalogue/said-answers.ts';
import { actionsOf } from '#domain/offer/commands/actions.ts';
import { imagesOf } from '#domain/offer/draft.ts';
import { type OfferEvent, sentenceOf } from '#domain/offer/events/events.ts';
import type { Handover, LabelCode } from '#domain/offer/facts.ts';
import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { wishedMedia } from '#domain/offer/media/media-wishes.ts';
import { missingDeclarations } from '#domain/offer/papers/declarations.ts';
import type { SitePlace } from '#domain/offer/parties/addresses.ts';
import { handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import { countedInLine } from '#domain/offer/price/lost-drives.ts';
import { openLine, openLines } from '#domain/offer/price/open-deductions.ts';
import { guaranteedMinimum, type SheetLine, unitPriceOf } from '#domain/offer/price/sheet.ts';
import { promisedIn } from '#domain/offer/promises/promised-in.ts';
import { isBidOpen, stageOf, statusOf, turnOfPhase } from '#domain/offer/stage.ts';
import { ownInvoiceReasonOf } from '#domain/offer/standing.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { basisOf, titleOf } from '#domain/offer/summary.ts';
import { otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import { judgedGoodsOf, listedWith } from '#domain/offer/tax/reverse-charge.ts';
import { overruledTreatmentOf } from '#domain/offer/tax/tax.ts';
import { taxDecisionOf } from '#domain/offer/tax/tax-decision.ts';
import { openQuestionsTo, turnAsked } from '#domain/sale/offer-message.ts';
import { missingOf } from '#domain/units/missing.ts';
import { toEuros } from '#domain/values/money.ts';
import { adjustmentViewOf, testingView } from './inspection-view.ts';
import { nameIn, type UploadNames } from './upload-names.ts';

/** One offer as its owner sees it at the instant `now`. */
export function offerView(
  id: string,
  state: OfferState,
  events: readonly OfferEvent[],
  uploadNames: UploadNames,
  now: string,
  beside: Pick<OfferView, 'documents' | 'messages'> = { documents: [], messages: [] },
): WholeOfferView {
  const upload = (url: string) => ({ url, name: nameIn(uploadNames, url) });
  const { draft, agreement } = state;
  const { sites: _sites, ...addresses } = state.addresses ?? {};
  const otherTax = otherTaxOf(state);
  const ownInvoice = ownInvoiceReasonOf(state);
  const promised = promisedIn(state, events, shopConfig.promises);
  const possible = actionsOf(state, 'customer', now);
  return {
    id,
    version: state.version,
    created: state.createdAt,
    ...pick(state, ['inquiryId', 'orderId', 'shippingMethod']),
    ...(state.testing && { testing: testingView(state.testing) }),
    ...(state.receipt && { receipt: receiptView(state, state.receipt, upload) }),
    ...pick(state, ['deletion', 'payoutHoldUntil', 'rejection', 'orderRejection', 'cancellation', 'completion']),
    title: titleOf(state),
    status: statusOf(state, now),
    stage: stageOf(state),
    turn: turnAsked(turnOfPhase(state, now), openQuestionsTo('customer', beside.messages).length > 0),
    phase: state.phase,
    actions: offerActions.filter((action) => possible.includes(action)),
    ...(promised && { promised }),
    email: state.email,
    offeredAsBusiness: state.offeredAsBusiness,
    ...(draft && pick(draft, ['location', 'comments', 'availableImmediately', 'availableFrom'])),
    items: state.items.map(({ imageUploads, ...item }) => ({
      ...item,
      description: item.configuration ? describeConfiguration(item.configuration) : '',
      ...(item.configuration?.remarks && { remarks: item.configuration.remarks }),
      ...(imageUploads && picturesView(imageUploads, upload)),
    })),
    media: wishedMedia(state.items).map(({ goods, ...rest }) => ({ ...rest, goods: [...goods] })),
    ...(state.offered && { unsold: unsoldOf(state.offered, state.items) }),
    ...(draft?.itemsListUpload !== undefined && { itemsListUpload: upload(draft.itemsListUpload) }),
    itemImageUploads: (draft?.itemImageUploads ?? []).map(upload),
    basis: basisOf(state),
    ...(otherTax !== undefined && { otherTax }),
    ...(ownInvoice !== undefined && { ownInvoice }),
    ...taxView(state),
    ...listedGoodsView(state),
    ...(state.bid && { bid: bidView(state.bid, state, now) }),
    ...(state.counterbid && { counterbid: { ...state.counterbid, amount: toEuros(state.counterbid.amount) } }),
    ...(agreement && {
      agreement: {
        ...agreement,
        lines: agreement.lines.map(lineViewer(state.items)),
        total: toEuros(agreement.total),
        minimum: toEuros(guaranteedMinimum(openLines(agreement.lines, state.items))),
      },
    }),
    missingDeclarations: missingDeclarations(state.declarations, state),
    ...addresses,
    ...sitesView(state, upload),
    ...handoverView(state, upload),
    ...(state.adjustment && { adjustment: adjustmentViewOf(state, state.adjustment, upload) }),
    returns: state.returns.map((sent) => ({ ...sent, trackingNumbers: allTrackingNumbers(sent) })),
    ...(state.payoutTotal !== undefined && { payoutTotal: toEuros(state.payoutTotal) }),
    ...beside,
    ...(state.document && { document: documentView(state.document, upload) }),
    timeline: events.map(timelineEntry).toReversed(),
  };
}

function receiptView(
  state: OfferState,
  { lines, foreign, note, at, proof }: NonNullable<OfferState['receipt']>,
  upload: Upload,
): NonNullable<OfferView['receipt']> {
  const missing = missingOf(state).map(({ numbers, ...line }) => ({ ...line, numbers: [...numbers] }));
  return {
    ...{ lines, foreign, at, missing, answers: [] },
    ...(note !== undefined && { note }),
    ...(proof && { proof: { ...proof, photos: proof.photos.map(upload) } }),
  };
}

/** What a person decided about the tax, or has to; who and why is not the seller's. */
function taxView(state: OfferState): Pick<OfferView, 'taxOverruled' | 'taxDecidedAt'> {
  const decision = taxDecisionOf(state);
  const overruled = state.offeredAsBusiness ? overruledTreatmentOf(state) : undefined;
  const isAboutPrice = overruled !== undefined || decision?.goods || decision?.reverseCharge;
  return {
    ...(overruled !== undefined && { taxOverruled: overruled }),
    ...(decision && isAboutPrice && overruled !== 'open' && { taxDecidedAt: decision.at }),
  };
}

function listedGoodsView(state: OfferState): Pick<OfferView, 'listedGoods'> {
  const { offeredAsBusiness, agreement } = state;
  const classes = listedWith(state.listedGoods ?? {}, taxDecisionOf(state)?.goods);
  if (!offeredAsBusiness || Object.keys(classes).length === 0) return {};
  const judged = agreement && judgedGoodsOf(state);
  if (judged === undefined || typeof judged === 'string')
    return { listedGoods: { classes, ...(judged !== undefined && { judged }) } };
  const [sum, threshold] = [toEuros(judged.sum), toEuros(judged.threshold)];
  return { listedGoods: { classes, judged: { sum, threshold, itemIds: judged.itemIds } } };
}

function unsoldOf(offered: readonly OfferItem[], sold: readonly OfferItem[]): NonNullable<OfferView['unsold']> {
  const isSold = new Set(sold.map(({ id }) => id));
  return offered.filter(({ id }) => !isSold.has(id)).map(({ id, title, quantity }) => ({ id, title, quantity }));
}

/** Addresses of all files an offer's view names, so that their names are read in one query. */
export function uploadsIn(state: OfferState): string[] {
  const evidence = (state.adjustment?.lines ?? []).flatMap((line) => [
    ...line.missingEvidence,
    ...line.deductions.flatMap((deduction) => deduction.evidence),
  ]);
  const single = [
    state.draft?.itemsListUpload,
    ...[state, ...(state.siteHandovers ?? [])].flatMap(({ shippingLabelData: label }) => [
      label?.labelUpload,
      label?.qrCode?.imageUpload,
    ]),
    ...(state.receipt?.proof?.photos ?? []),
    state.document?.type === 'invoice' ? state.document.upload : undefined,
  ];
  const { draft, items } = state;
  const images = imagesOf({ itemImageUploads: draft?.itemImageUploads ?? [], items });
  return [...images, ...evidence, ...single.filter((url) => url !== undefined)];
}

/** What stands in the history for an event: a plain sentence. */
function timelineEntry(event: OfferEvent): WholeOfferView['timeline'][number] {
  const { version, type, actor, at } = event;
  return { version, type, actor, at, text: sentenceOf(event) };
}

type Upload = (url: string) => { url: string; name: string };
type Present<T, K extends keyof T> = { [P in K]?: Exclude<T[P], undefined> };

/** The named keys that are there: absent keys stay absent. */
function pick<T extends object, K extends keyof T>(source: T, keys: readonly K[]): Present<T, K> {
  const picked: Present<T, K> = {};
  for (const key of keys) {
    const value = source[key];
    if (isThere(value)) picked[key] = value;
  }
  return picked;
}

function isThere<V>(value: V): value is Exclude<V, undefined> {
  return value !== undefined;
}

/** The first stands for the item. */
function picturesView(
  urls: readonly string[],
  upload: Upload,
): Pick<OfferView['items'][number], 'imageUploads' | 'imageUploadId'> {
  const [first] = urls;
  return { imageUploads: urls.map(upload), ...(first !== undefined && { imageUploadId: uploadIdOf(first) }) };
}

/** A line with each deduction beside what the seller said about it. */
function lineViewer(items: readonly OfferItem[]): (line: SheetLine) => NonNullable<OfferView['bid']>['lines'][number] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (line) => {
    const { itemId, quantity, total } = line;
    const item = byId.get(itemId);
    const { deductions } = openLine(line, item);
    const unitPrice = unitPriceOf(line);
    return {
      itemId,
      quantity,
      ...(unitPrice !== undefined && { unitPrice: toEuros(unitPrice) }),
      total: toEuros(total),
      deductions: deductions.map((deduction) => {
        const { name, amount } = deduction;
        const said = saidAbout(deduction, item?.configuration);
        return { name, amount: toEuros(amount), ...(said !== undefined && { said }) };
      }),
      countedIn: countedInLine(line, item),
    };
  };
}

function bidView(bid: NonNullable<OfferState['bid']>, state: OfferState, now: string): NonNullable<OfferView['bid']> {
  const items = state.offered ?? state.items;
  return {
    lines: bid.lines.map(lineViewer(items)),
    total: toEuros(bid.total),
    minimum: toEuros(guaranteedMinimum(openLines(bid.lines, items))),
    basis: bid.basis,
    validUntil: bid.validUntil,
    open: isBidOpen(state, now),
    ...pick(bid, ['linesOptional', 'fixedItemIds']),
  };
}

/** Several places with their goods; nothing where there is one. */
function sitesView(state: OfferState, upload: Upload): Pick<OfferView, 'sites'> {
  const names = sitesOf(state);
  if (names.length === 0) return {};
  const sites = names.map((site) => {
    const items = state.items.filter((item) => item.site === site);
    const { site: _name, ...place }: Partial<SitePlace> =
      state.addresses?.sites?.find((one) => one.site === site) ?? {};
    return {
      site,
      itemIds: items.map(({ id }) => id),
      units: items.reduce((sum, { quantity }) => sum + quantity, 0),
      ...place,
      ...handoverView(handoverOf(state, site), upload),
    };
  });
  return { sites };
}

function handoverView(handover: Handover, upload: Upload): Partial<Pick<OfferView, keyof Handover>> {
  const { packaging, shippingLabelData } = handover;
  return {
    ...pick(handover, ['appointment', 'goodsDispatchedAt']),
    ...(packaging && { packaging: { trackingNumbers: allTrackingNumbers(packaging) } }),
    ...(shippingLabelData && { shippingLabelData: labelView(shippingLabelData, upload) }),
  };
}

function labelView(
  { labelUpload, qrCode, ...label }: NonNullable<OfferState['shippingLabelData']>,
  upload: Upload,
): NonNullable<OfferView['shippingLabelData']> {
  return {
    carrier: label.carrier,
    trackingNumbers: allTrackingNumbers(label),
    ...(labelUpload !== undefined && { label: upload(labelUpload) }),
    ...(qrCode && { qrCode: codeView(qrCode, upload) }),
  };
}

function codeView({ imageUpload, ...code }: LabelCode, upload: Upload) {
  return { ...code, ...(imageUpload !== undefined && { image: upload(imageUpload) }) };
}

function documentView(
  document: NonNullable<OfferState['document']>,
  upload: Upload,
): NonNullable<OfferView['document']> {
  return document.type === 'invoice'
    ? { type: 'invoice', upload: upload(document.upload), at: document.at }
    : { ...document, total: toEuros(document.total) };
}
