import { documentTitle } from '#contract/papers/document-words.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import { originsOf } from '#domain/offer/handover/origins.ts';
import { agreedProtectionClass } from '#domain/offer/media/recorded-media.ts';
import type { DocumentCheck, MediaSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { documentOfMedium } from '#domain/offer/papers/documents.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { requireFact } from '#domain/offer/state.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { goodsWithoutMedia, withoutMediaBlocks } from './goods-without-media.ts';
import type { Block, Letter, LetterFact } from './letter.ts';
import { dayText, facts, letterFrame, onOneLine } from './letter-frame.ts';
import { factsOfDestruction, factsOfMedium, type MediumFacts, sharedFacts } from './medium-facts.ts';
import { type DocumentSource, documentHeadOf } from './source.ts';

/** Throws when a medium has no final result or a serial number stands twice (DEL-01, DEL-03). */
export function mediaSnapshot(kind: MediaSnapshot['kind'], source: DocumentSource): MediaSnapshot {
  const { state, provider, check } = source;
  const deletion = requireFact(state, 'deletion');
  if (deletion.finishedAt === undefined) throw new Error('The deletion has not finished');
  const {
    media,
    lots = [],
    withoutMedia = [],
    seal,
    signature,
  } = { seal: undefined, signature: undefined, ...(source.recorded ?? deletion) };
  if (new Set(media.map(({ serial }) => comparedSerial(serial))).size !== media.length)
    throw new Error('A medium stands twice');
  const own = media.filter((medium) => documentOfMedium(medium) === kind);
  const ownLots = kind === 'destructionProof' ? lots : [];
  if (own.length + ownLots.length === 0) throw new Error(`No medium for a ${kind}`);
  const protectionClass = agreedProtectionClass(state);
  return {
    kind,
    ...documentHeadOf(source),
    media: own.map(({ result: _own, itemId: _line, ...medium }) => medium),
    others: media.length - own.length + (kind === 'destructionProof' ? 0 : countOf(lots)),
    receivedAt: requireFact(state, 'receipt').at,
    ...(deletion.startedAt !== undefined && { startedAt: deletion.startedAt }),
    finishedAt: deletion.finishedAt,
    facility: onOneLine(provider),
    origins: originsOf(state).map(onOneLine),
    ...(protectionClass !== undefined && { protectionClass }),
    ...(seal !== undefined && { seal }),
    ...(signature && { signature }),
    ...(ownLots.length > 0 && { lots: ownLots }),
    ...(withoutMedia.length > 0 && { withoutMedia: goodsWithoutMedia(state, withoutMedia) }),
    ...(check && { check }),
  };
}

/**
 * The same paper anew, by what is known of the sale now and with the records that belong on it now; those that moved to the other kind of
 * paper stand there alone.
 */
export function reissuedSnapshot(
  old: MediaSnapshot,
  source: DocumentSource,
  own: Pick<MediaSnapshot, 'kind' | 'media' | 'others'>,
): MediaSnapshot {
  const { seller: _seller, ownName: _name, ownBooks: _books, lots, withoutMedia, ...lasting } = old;
  const { state, provider, check } = source;
  return {
    ...lasting,
    ...documentHeadOf(source),
    ...own,
    facility: onOneLine(provider),
    origins: originsOf(state).map(onOneLine),
    ...(own.kind === old.kind && {
      replaces: old.number,
      ...(lots && { lots }),
      ...(withoutMedia && { withoutMedia }),
    }),
    ...(check && { check }),
  };
}

const countOf = (lots: readonly { count: number }[]) => lots.reduce((sum, { count }) => sum + count, 0);

/** Where this paper can be checked, for cameras and for those who type. */
function checkBlock({ code, address }: DocumentCheck): Block {
  return {
    type: 'code',
    content: address,
    name: `QR-Code: ${address}`,
    lines: [
      `Echt und unverändert? Prüfcode ${code}`,
      address,
      'Dort stehen Nummer, Datum, Gültigkeit und die SHA-256-Prüfsumme dieser Datei, sonst nichts.',
    ],
  };
}

interface Words {
  /** 'gelöscht' */
  readonly done: string;
  readonly started: string;
  readonly finished: string;
  /** What happened to media that stand on the other document. */
  readonly others: string;
  /** What the provider answers for with the signature. */
  readonly statement: string;
}

const columns = [
  { title: 'Pos.', width: 9 },
  { title: 'Datenträger' },
  { title: 'Seriennummer', width: 30 },
  { title: 'Verfahren', width: 42 },
  { title: 'Ergebnis', width: 36 },
];

const longColumns = [{ title: 'Pos.', width: 12 }, { title: 'Seriennummer', width: 40 }, { title: 'Datenträger' }];

/** A document that names every medium with its serial number, the method and the result. */
export function mediaLetter(snapshot: MediaSnapshot, words: Words): Letter {
  const { media, lots = [], others, orderId } = snapshot;
  const order = orderId === undefined ? '' : ` aus Auftrag ${orderId}`;
  const count = media.length + countOf(lots);
  const confirmed =
    count === 1
      ? `Wir bestätigen, dass wir den folgenden Datenträger${order} ${words.done} haben.`
      : `Wir bestätigen, dass wir die folgenden ${numberText(count)} Datenträger${order} ${words.done} haben.`;
  const elsewhere =
    others === 1
      ? `Ein weiterer Datenträger wurde ${words.others}.`
      : `${numberText(others)} weitere Datenträger wurden ${words.others}.`;
  const { shared, own } = sharedFacts(media.map(factsOfMedium));
  const isLong = isLongSheet(media.length);
  const alike = isLong ? alikeFacts(media, words) : [];
  const { kind, replaces } = snapshot;
  const replaced =
    replaces === undefined ? undefined : `Dieses Dokument ersetzt: ${documentTitle(kind, replaces)} (zurückgezogen).`;
  return letterFrame(snapshot, [
    ...(replaced === undefined ? [] : [{ type: 'paragraph', text: replaced } as const]),
    { type: 'paragraph', text: confirmed },
    ...(others > 0 ? [{ type: 'paragraph', text: elsewhere } as const] : []),
    {
      type: 'facts',
      facts: [
        ...facts(
          ['Geräte angekommen', dayText(snapshot.receivedAt)],
          ['Herkunft', snapshot.origins?.join('; ')],
          ['Siegel, Behälter', snapshot.seal],
          ['Ort der Bearbeitung', snapshot.facility],
          ['Schutzklasse', protectionText(snapshot)],
          [words.started, snapshot.startedAt && formatInstant(snapshot.startedAt)],
          [words.finished, formatInstant(snapshot.finishedAt)],
        ),
      ],
    },
    ...sharedBlocks([...alike, ...shared]),
    ...(media.length === 0 ? [] : [isLong ? longTable(media, own, alike.length < 2) : tableOf(media, own, words)]),
    ...lotBlocks(lots),
    ...withoutMediaBlocks(snapshot.withoutMedia),
    ...signatureBlocks(snapshot, words),
    ...(snapshot.check ? [checkBlock(snapshot.check)] : []),
  ]);
}

function sharedBlocks(shared: readonly LetterFact[]): Block[] {
  if (shared.length === 0) return [];
  return [
    { type: 'heading', text: 'Für alle Datenträger' },
    { type: 'facts', facts: shared },
  ];
}

type Media = MediaSnapshot['media'];

function tableOf(media: Media, own: readonly MediumFacts[], words: Words): Block {
  return {
    type: 'table',
    columns,
    rows: media.map(({ serial, model, method }, index) => [
      { text: String(index + 1) },
      { text: model, notes: notes(own[index]?.carrier) },
      { text: serial, strong: true },
      { text: method, notes: notes(own[index]?.method) },
      { text: words.done, notes: notes(own[index]?.result) },
    ]),
  };
}

/** The result of all of many media, and how, where all have the same. */
function alikeFacts(media: Media, { done }: Words): LetterFact[] {
  const [method, ...others] = new Set(media.map((medium) => medium.method));
  return facts(['Ergebnis', done], ['Verfahren', others.length === 0 ? method : undefined]);
}

/** Many media, each with what tells it apart in a row that uses the whole width. */
function longTable(media: Media, own: readonly MediumFacts[], namesMethod: boolean): Block {
  return {
    type: 'table',
    columns: longColumns,
    rows: media.map(({ serial, model, method }, index) => {
      const { carrier = [], method: how = [], result = [] } = own[index] ?? {};
      return [
        { text: numberText(index + 1) },
        { text: serial, strong: true },
        {
          text: namesMethod ? `${model}, ${method}` : model,
          notes: [notes([...carrier, ...how, ...result]).join('; ')].filter(Boolean),
        },
      ];
    }),
  };
}

const notes = (all: readonly LetterFact[] = []) => all.map(({ name, value }) => `${name}: ${value}`);

function protectionText({ facility, protectionClass, media, lots = [] }: MediaSnapshot): string | undefined {
  if (protectionClass !== undefined) return `${protectionClass} (DIN 66399), wie vereinbart`;
  const isSaidBelow = lots.length > 0 || media.some(({ destruction }) => destruction);
  return facility === undefined || isSaidBelow ? undefined : 'keine vereinbart';
}

function lotBlocks(lots: NonNullable<MediaSnapshot['lots']>): Block[] {
  return lots.flatMap((lot, index): Block[] => [
    { type: 'heading', text: `Posten ${index + 1}: ${lot.description}` },
    {
      type: 'facts',
      facts: [
        ...facts(
          ['Anzahl', numberText(lot.count)],
          ['Gewicht', lot.weightGrams === undefined ? undefined : `${numberText(lot.weightGrams / 1_000, 3)} kg`],
          ['Behälter', lot.container],
          ['Siegel', lot.seal],
          ['Verfahren', lot.destruction.technique],
        ),
        ...factsOfDestruction(lot.destruction),
        ...facts(
          ['Vernichtet', formatInstant(lot.destruction.at)],
          ['Ausgeführt', lot.destruction.operator],
          ['Bezeugt', lot.destruction.witness],
        ),
      ],
    },
  ]);
}

/** What is confirmed, and who does so; older certificates end with their table. */
function signatureBlocks({ facility, signature, issuedAt, provider }: MediaSnapshot, { statement }: Words): Block[] {
  if (facility === undefined) return [];
  return [
    { type: 'heading', text: 'Erklärung' },
    { type: 'paragraph', text: statement },
    {
      type: 'facts',
      facts: facts(
        ['Name', signature?.name ?? provider.name],
        ['Funktion', signature?.role],
        ['Datum', dayText(issuedAt)],
        ['Unterschrift', 'maschinell erstellt, ohne Unterschrift gültig'],
      ),
    },
  ];
}
