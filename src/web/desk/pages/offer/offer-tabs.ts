import { type ComponentType, lazy } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { certificatesOf } from '#contract/papers/certificate-check.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { deletionTab } from '../../features/erasure/deletion-tab.ts';
import { areReturnsDue, hasReturns } from '../../features/handover/returns/return-goods.ts';
import { hasShipments, shipmentsTab } from '../../features/shipments/shipments-tab.ts';

/** A view of a sale: each has an address of its own and is loaded when it is opened. */
export interface OfferTab {
  /** Stands in the address: `?ansicht=verlauf`. */
  readonly id: string;
  readonly name: string;
  readonly Part: ComponentType<{ readonly offer: DeskOfferView }>;
  /** How much there is to see; undefined where a number says nothing. */
  readonly count?: (offer: DeskOfferView) => number;
  readonly isShown: (offer: DeskOfferView) => boolean;
  /** What is to be done next is done here: it opens by itself. */
  readonly isDue?: (offer: DeskOfferView) => boolean;
}

const loadBid = loadChunk(() => import('./bid-tab.tsx'));
const loadOrder = loadChunk(() => import('./order-tab.tsx'));
const loadAgreement = loadChunk(() => import('./agreement-tab.tsx'));
const loadHandover = loadChunk(() => import('./handover-tab.tsx'));
const loadReturns = loadChunk(() => import('./returns-tab.tsx'));
const loadGoods = loadChunk(() => import('./goods-tab.tsx'));
const loadAgreed = loadChunk(() => import('./agreed-tab.tsx'));
const loadPhotos = loadChunk(() => import('./photos-tab.tsx'));
const loadConversation = loadChunk(() => import('../../features/conversation/conversation.tsx'));
const loadUnits = loadChunk(() => import('./units-tab.tsx'));
const loadAdjustment = loadChunk(() => import('./adjustment-tab.tsx'));
const loadTesting = loadChunk(() => import('./testing-tab.tsx'));
const loadDeletion = loadChunk(() => import('./deletion-tab.tsx'));
const loadCertificates = loadChunk(() => import('./certificates-tab.tsx'));
const loadDocument = loadChunk(() => import('./document-tab.tsx'));
const loadFates = loadChunk(() => import('./fates-tab.tsx'));
const loadShipments = loadChunk(() => import('./shipments-tab.tsx'));
const loadTax = loadChunk(() => import('./tax-tab.tsx'));
const loadInvoice = loadChunk(() => import('./invoice-tab.tsx'));
const loadNotes = loadChunk(() => import('../../features/notes/notes.tsx'));
const loadHistory = loadChunk(() => import('./history-tab.tsx'));

export const conversationTab = 'rueckfragen';
export const notesTab = 'notizen';

/** All views in the order of their tabs; the one that is due opens by itself, else the first that is shown. */
const offerTabs: readonly OfferTab[] = [
  {
    id: 'gebot',
    name: 'Gebot',
    Part: lazy(async () => ({ default: (await loadBid()).BidTab })),
    isShown: ({ commands }) => commands.includes('submitBid'),
  },
  {
    id: 'auftrag',
    name: 'Auftrag',
    Part: lazy(async () => ({ default: (await loadOrder()).OrderTab })),
    isShown: ({ contractDetails }) => contractDetails !== undefined,
  },
  {
    id: 'steuer',
    name: 'Steuer',
    Part: lazy(async () => ({ default: (await loadTax()).TaxTab })),
    isShown: ({ contractDetails, offeredAsBusiness }) => contractDetails !== undefined && offeredAsBusiness,
    isDue: ({ task }) => task === 'decideTax',
  },
  {
    id: 'uebergabe',
    name: 'Übergabe',
    Part: lazy(async () => ({ default: (await loadHandover()).HandoverTab })),
    isShown: ({ phase, packaging, shippingLabelData, appointment, sites = [] }) =>
      phase === 'handover' ||
      [{ packaging, shippingLabelData, appointment }, ...sites].some(
        (one) => one.packaging ?? one.shippingLabelData ?? one.appointment,
      ),
    isDue: ({ phase }) => phase === 'handover',
  },
  {
    id: shipmentsTab,
    name: 'Versand',
    Part: lazy(async () => ({ default: (await loadShipments()).ShipmentsTab })),
    isShown: hasShipments,
  },
  {
    id: 'auftragsverarbeitung',
    name: 'Auftragsverarbeitung',
    Part: lazy(async () => ({ default: (await loadAgreement()).AgreementTab })),
    isShown: ({ ownAgreement }) => ownAgreement !== undefined,
  },
  {
    id: 'ruecksendung',
    name: 'Rücksendung',
    Part: lazy(async () => ({ default: (await loadReturns()).ReturnsTab })),
    isShown: hasReturns,
    isDue: areReturnsDue,
  },
  {
    id: 'geraete',
    name: 'Originalliste',
    Part: lazy(async () => ({ default: (await loadGoods()).GoodsTab })),
    isShown: () => true,
  },
  {
    id: 'vereinbart',
    name: 'Vereinbart',
    Part: lazy(async () => ({ default: (await loadAgreed()).AgreedTab })),
    isShown: ({ agreement }) => agreement !== undefined,
  },
  {
    id: 'kennzeichen',
    name: 'Geräte im Haus',
    Part: lazy(async () => ({ default: (await loadUnits()).UnitsTab })),
    isShown: ({ receipt, commands }) => receipt !== undefined || commands.includes('confirmScopeOfSupply'),
  },
  {
    id: deletionTab,
    name: 'Löschung',
    Part: lazy(async () => ({ default: (await loadDeletion()).DeletionTab })),
    isShown: ({ receipt }) => receipt !== undefined,
    isDue: ({ phase }) => phase === 'received',
  },
  {
    id: 'pruefung',
    name: 'Prüfung',
    Part: lazy(async () => ({ default: (await loadTesting()).TestingTab })),
    isShown: ({ phase, testing }) => phase === 'received' || phase === 'erased' || testing !== undefined,
    isDue: ({ phase }) => phase === 'erased',
  },
  {
    id: 'nachweise',
    name: 'Nachweise',
    Part: lazy(async () => ({ default: (await loadCertificates()).CertificatesTab })),
    count: (offer) => certificatesOf(offer).length,
    isShown: (offer) => certificatesOf(offer).length > 0,
  },
  {
    id: 'preis',
    name: 'Preis nach Prüfung',
    Part: lazy(async () => ({ default: (await loadAdjustment()).AdjustmentTab })),
    isShown: ({ phase, lacks }) => lacks === undefined && (phase === 'tested' || phase === 'adjusted'),
    isDue: ({ phase }) => phase === 'tested' || phase === 'adjusted',
  },
  {
    id: 'beleg',
    name: 'Beleg',
    Part: lazy(async () => ({ default: (await loadDocument()).DocumentTab })),
    isShown: ({ phase, lacks }) =>
      lacks === undefined && (phase === 'payout' || phase === 'finished' || phase === 'completed'),
    isDue: ({ task }) => task === 'addDocument' || task === 'clearObjection',
  },
  {
    id: 'rechnung',
    name: 'Rechnung',
    Part: lazy(async () => ({ default: (await loadInvoice()).InvoiceTab })),
    isShown: ({ document }) => document?.type === 'invoice',
    isDue: ({ phase, invoiceCheck }) =>
      (phase === 'payout' || phase === 'finished') && invoiceCheck?.verdict === 'waits',
  },
  {
    id: 'verbleib',
    name: 'Verbleib',
    Part: lazy(async () => ({ default: (await loadFates()).FatesTab })),
    isShown: ({ reuse }) => reuse !== undefined,
  },
  {
    id: 'fotos',
    name: 'Fotos',
    Part: lazy(async () => ({ default: (await loadPhotos()).PhotosTab })),
    count: photosIn,
    isShown: (offer) => photosIn(offer) > 0,
  },
  {
    id: conversationTab,
    name: 'Rückfragen',
    Part: lazy(async () => ({ default: (await loadConversation()).Conversation })),
    count: ({ messages }) => messages.length,
    isShown: () => true,
  },
  {
    id: notesTab,
    name: 'Notizen',
    Part: lazy(async () => ({ default: (await loadNotes()).Notes })),
    count: ({ notes }) => notes.length,
    isShown: () => true,
  },
  {
    id: 'verlauf',
    name: 'Verlauf',
    Part: lazy(async () => ({ default: (await loadHistory()).HistoryTab })),
    isShown: () => true,
  },
];

function photosIn({ itemImageUploads, items }: DeskOfferView): number {
  return itemImageUploads.length + items.reduce((sum, { imageUploads = [] }) => sum + imageUploads.length, 0);
}

/** The views of a sale, the one in which the next step is taken, and the one that an address names; else the one that opened at the start, while it is shown. */
export function tabsOf(
  offer: DeskOfferView,
  search: string,
  start?: string,
): {
  readonly tabs: readonly OfferTab[];
  readonly open: OfferTab | undefined;
  readonly due: OfferTab | undefined;
} {
  const tabs = offerTabs.filter(({ isShown }) => isShown(offer));
  const named = new URLSearchParams(search).get('ansicht');
  const byId = (wanted: string | undefined | null) => tabs.find(({ id }) => id === wanted);
  const due = tabs.find(({ isDue }) => isDue?.(offer));
  const open = byId(named) ?? byId(start) ?? due ?? tabs[0];
  return { tabs, open, due };
}
