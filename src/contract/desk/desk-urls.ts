import { uploadIdOf } from '#contract/site/upload-kinds.ts';
import { addressesOf } from '#contract/site/urls.ts';
import { deskPageTable } from './desk-page-table.ts';

const segment = encodeURIComponent;

/** Addresses of the desk's pages. */
export const deskPages = addressesOf(deskPageTable);

/** Addresses of the desk's calls; commands have the name that the process gives them. */
export const deskApi = {
  login: '/desk/api/login',
  logout: '/desk/api/logout',
  currentUser: '/desk/api/currentUser',
  beginSecondFactor: '/desk/api/beginSecondFactor',
  setSecondFactor: '/desk/api/setSecondFactor',
  putOffSecondFactor: '/desk/api/putOffSecondFactor',
  giveSecondFactor: '/desk/api/giveSecondFactor',
  newRecoveryCodes: '/desk/api/newRecoveryCodes',
  changeOwnPassword: '/desk/api/changeOwnPassword',
  setOwnName: '/desk/api/setOwnName',
  people: '/desk/api/people',
  addPerson: '/desk/api/addPerson',
  setRoles: '/desk/api/setRoles',
  namePerson: '/desk/api/namePerson',
  resetSecondFactor: '/desk/api/resetSecondFactor',
  removePerson: '/desk/api/removePerson',
  socket: '/desk/api/socket',
  queue: '/desk/api/queue',
  queueCounts: '/desk/api/queueCounts',
  views: '/desk/api/views',
  saveView: '/desk/api/saveView',
  removeView: '/desk/api/removeView',
  /** Who else has a sale open. */
  openAt: (offerId: string) => `/desk/api/openAt/${offerId}`,
  /** Whose sale it is. */
  assign: (offerId: string) => `/desk/api/assign/${offerId}`,
  colleagues: '/desk/api/colleagues',
  /** Sales, customers and devices by what was typed. */
  search: '/desk/api/search',
  /** Whoever sold it. */
  customer: (offerId: string) => `/desk/api/customer/${offerId}`,
  /** What the desk notes of a sale for itself. */
  addNote: (offerId: string) => `/desk/api/addNote/${offerId}`,
  removeNote: (offerId: string) => `/desk/api/removeNote/${offerId}`,
  snippets: '/desk/api/snippets',
  saveSnippet: '/desk/api/saveSnippet',
  removeSnippet: '/desk/api/removeSnippet',
  takeOver: (offerId: string) => `/desk/api/takeOver/${offerId}`,
  offer: (offerId: string) => `/desk/api/offers/${segment(offerId)}`,
  /** Everything that a sale has on paper, as ZIP. */
  papers: (offerId: string) => `/desk/api/papers/${segment(offerId)}`,
  uploads: '/desk/api/uploads',
  /** A file as staff read it, by the address under which offers name it. */
  upload: (url: string) => `/desk/api/uploads/${segment(uploadIdOf(url))}`,
  bidSheet: (offerId: string) => `/desk/api/bidSheet/${segment(offerId)}`,
  bidSheetFile: (offerId: string) => `/desk/api/bidSheetFile/${segment(offerId)}`,
  readBidFile: (offerId: string) => `/desk/api/readBidFile/${segment(offerId)}`,
  saveBidEntries: (offerId: string) => `/desk/api/saveBidEntries/${segment(offerId)}`,
  /** A bid that was sent and can be taken back for a moment. */
  heldBid: (offerId: string) => `/desk/api/heldBid/${offerId}`,
  holdBid: (offerId: string) => `/desk/api/holdBid/${offerId}`,
  takeBackBid: (offerId: string) => `/desk/api/takeBackBid/${offerId}`,
  sendHeldBid: (offerId: string) => `/desk/api/sendHeldBid/${offerId}`,
  /** Own invoices of sellers that wait. */
  waitingInvoices: '/desk/api/waitingInvoices',
  withdrawCertificate: (offerId: string) => `/desk/api/withdrawCertificate/${offerId}`,
  /** What became of the devices. */
  fates: (offerId: string) => `/desk/api/fates/${offerId}`,
  recordFates: (offerId: string) => `/desk/api/recordFates/${offerId}`,
  /** What was announced of a sale, and what of it is here. */
  goodsIn: (offerId: string) => `/desk/api/goodsIn/${offerId}`,
  scan: (offerId: string) => `/desk/api/scan/${offerId}`,
  unit: (plate: string) => `/desk/api/unit/${plate}`,
  changeUnit: (offerId: string) => `/desk/api/changeUnit/${offerId}`,
  findUnits: '/desk/api/findUnits',
  /** The test of a sale's devices. */
  testing: (offerId: string) => `/desk/api/testing/${offerId}`,
  recordTest: (offerId: string) => `/desk/api/recordTest/${offerId}`,
  recordSound: (offerId: string) => `/desk/api/recordSound/${offerId}`,
  recordFinding: (offerId: string) => `/desk/api/recordFinding/${offerId}`,
  removeFinding: (offerId: string) => `/desk/api/removeFinding/${offerId}`,
  recordAudit: (offerId: string) => `/desk/api/recordAudit/${offerId}`,
  week: '/desk/api/week',
  numbers: '/desk/api/numbers',
  /** One of its tables as a file. */
  numbersFile: '/desk/api/numbersFile',
  pickupOrder: (offerId: string) => `/desk/api/pickupOrder/${offerId}`,
  pickupOrders: '/desk/api/pickupOrders',
  /** Licence plates of a sale's units, to be printed. */
  plates: (offerId: string) => `/desk/api/plates/${offerId}`,
  /** Parcels of a sale and their labels. */
  shipments: (offerId: string) => `/desk/api/shipments/${offerId}`,
  checkShipment: (offerId: string) => `/desk/api/checkShipment/${offerId}`,
  createShipment: (offerId: string) => `/desk/api/createShipment/${offerId}`,
  changeShipment: (offerId: string) => `/desk/api/changeShipment/${offerId}`,
  /** What the test of a sale does to its price. */
  adjustment: (offerId: string) => `/desk/api/adjustment/${offerId}`,
  /** The paper that a sale is paid by, before it is issued. */
  documentDraft: (offerId: string) => `/desk/api/documentDraft/${offerId}`,
  documentPreview: (offerId: string) => `/desk/api/documentPreview/${offerId}`,
  customers: '/desk/api/customers',
  createFromInquiry: '/desk/api/createFromInquiry',
  command: (name: string, offerId: string) => `/desk/api/${name}/${segment(offerId)}`,
} as const;
