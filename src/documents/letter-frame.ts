import { documentTitle } from '#contract/papers/document-words.ts';
import { photosText } from '#domain/offer/media/photo-numbers.ts';
import type {
  DocumentHead,
  DocumentSnapshot,
  PaperGoods,
  PaperProvider,
} from '#domain/offer/papers/document-snapshot.ts';
import { type Address, addressLines } from '#domain/offer/parties/addresses.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import type { Block, Letter, LetterFact, LetterSender } from './letter.ts';

/** What every document with a number of its own shares: letterhead, address, references and foot. */
export function letterFrame(snapshot: DocumentSnapshot, blocks: readonly Block[]): Letter {
  const { kind, number } = snapshot;
  const isPaidBy = kind === 'selfBilledInvoice' || kind === 'purchaseReceipt' || kind === 'cancellation';
  return unnumberedFrame(snapshot, documentTitle(kind, number), blocks, {
    first: [{ name: 'Nummer', value: number }],
    isPaidBy,
  });
}

/** The same for what is printed as it stands and has no number. */
export function unnumberedFrame(
  head: Head,
  title: string,
  blocks: readonly Block[],
  { first, isPaidBy }: { readonly first: readonly LetterFact[]; readonly isPaidBy: boolean } = {
    first: [],
    isPaidBy: false,
  },
): Letter {
  const { issuedAt, provider, orderId, inquiryId } = head;
  return {
    title,
    issuedAt,
    sender: senderOf(provider),
    addressee: addresseeOf(head, isPaidBy),
    references: [
      ...first,
      { name: 'Datum', value: dayText(issuedAt) },
      ...facts(['Auftrag', orderId], ['Anfrage', inquiryId], ['Ihre Bezeichnung', head.ownName]),
      ...bookFacts(head, isPaidBy),
    ],
    blocks,
  };
}

/** Facts of which the value is known; what is unknown is left out. */
export function facts(...pairs: readonly (readonly [string, string | undefined])[]): LetterFact[] {
  return pairs.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** The German day of an instant, '04.12.2026'. */
export function dayText(instant: string): string;
export function dayText(instant: string | undefined): string | undefined;
export function dayText(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : formatDay(dayOf(instant));
}

/** The lines under the title of goods: what they are, and which. */
export function goodsNotes({ description, serialNumbers, inventoryNumbers = [], site, photos }: PaperGoods): string[] {
  const serials = serialNumbers.length === 1 ? 'Seriennummer' : 'Seriennummern';
  const inventory = inventoryNumbers.length === 1 ? 'Inventarnummer' : 'Inventarnummern';
  return [
    ...(description === '' ? [] : [description]),
    ...(serialNumbers.length === 0 ? [] : [`${serials} laut Ihrer Angabe: ${serialNumbers.join(', ')}`]),
    ...(inventoryNumbers.length === 0 ? [] : [`${inventory} laut Ihrer Angabe: ${inventoryNumbers.join(', ')}`]),
    ...(site === undefined ? [] : [`Standort laut Ihrer Angabe: ${site}`]),
    ...(photos === undefined ? [] : [`${photosText(photos)} aus Ihrer Anfrage`]),
  ];
}

/** Name and address in one line. */
export function onOneLine(party: Address): string {
  return addressLines(party).join(', ');
}

function senderOf(provider: PaperProvider): LetterSender {
  const { name, owner, street, zip, city, phone, email, register, vatId, businessId } = provider;
  const second = [phone && `Telefon ${phone}`, email];
  const third = [
    [register.court, register.number].filter(Boolean).join(' '),
    vatId && `USt-IdNr. ${vatId}`,
    businessId && `W-IdNr. ${businessId}`,
  ];
  const first = [name, owner && `Inhaber ${owner}`, `${street}, ${zip} ${city}`];
  return {
    brand: provider.productName,
    name,
    address: `${street} · ${zip} ${city}`,
    foot: [first, second, third].map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== ''),
  };
}

type Head = Omit<DocumentHead, 'number'>;

/** What money is paid by goes to where the seller's books are kept, everything else to the seller. */
function addresseeOf({ seller, ownBooks }: Head, isPaidBy: boolean): string[] {
  const to = (isPaidBy ? ownBooks?.invoiceAddress : undefined) ?? seller;
  return to ? addressLines(to) : [];
}

function bookFacts({ ownBooks }: Head, isPaidBy: boolean): LetterFact[] {
  if (!ownBooks) return [];
  const { invoiceAddress } = ownBooks;
  const elsewhere = isPaidBy ? undefined : invoiceAddress && onOneLine(invoiceAddress);
  return [...ownNumbers(ownBooks), ...facts(['Ihre Anschrift für Belege', elsewhere])];
}
