import { comparedSerial } from '#domain/erasure/medium.ts';
import type { DocumentCheck, MediaSnapshot } from '#domain/offer/document-snapshot.ts';
import { documentOfMedium } from '#domain/offer/documents.ts';
import { known } from '#domain/offer/state.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import type { Block, Letter } from './letter.ts';
import { dayText, facts, letterFrame } from './letter-frame.ts';
import { headOf, type Source } from './source.ts';

/** Throws when a medium has no final result or a serial number stands twice (DEL-01, DEL-03). */
export function mediaSnapshot(kind: MediaSnapshot['kind'], source: Source): MediaSnapshot {
  const deletion = known(source.state, 'deletion');
  if (deletion.finishedAt === undefined) throw new Error('The deletion has not finished');
  const media = source.recorded ?? deletion.media;
  if (new Set(media.map(({ serial }) => comparedSerial(serial))).size !== media.length)
    throw new Error('A medium stands twice');
  const own = media.filter((medium) => documentOfMedium(medium) === kind);
  if (own.length === 0) throw new Error(`No medium for a ${kind}`);
  return {
    kind,
    ...headOf(source),
    media: own.map(({ result: _own, ...medium }) => medium),
    others: media.length - own.length,
    receivedAt: known(source.state, 'receipt').at,
    ...(deletion.startedAt !== undefined && { startedAt: deletion.startedAt }),
    finishedAt: deletion.finishedAt,
    ...(source.check && { check: source.check }),
  };
}

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
}

const columns = [
  { title: 'Pos.', width: 11 },
  { title: 'Datenträger' },
  { title: 'Seriennummer', width: 38 },
  { title: 'Verfahren', width: 47 },
  { title: 'Ergebnis', width: 17 },
];

/** A document that names every medium with its serial number, the method and the result. */
export function mediaLetter(snapshot: MediaSnapshot, words: Words): Letter {
  const { media, others, orderId } = snapshot;
  const order = orderId === undefined ? '' : ` aus Auftrag ${orderId}`;
  const confirmed =
    media.length === 1
      ? `Wir bestätigen, dass wir den folgenden Datenträger${order} ${words.done} haben.`
      : `Wir bestätigen, dass wir die folgenden ${media.length.toLocaleString('de-DE')} Datenträger${order} ${words.done} haben.`;
  const elsewhere =
    others === 1
      ? `Ein weiterer Datenträger wurde ${words.others}.`
      : `${others.toLocaleString('de-DE')} weitere Datenträger wurden ${words.others}.`;
  return letterFrame(snapshot, [
    { type: 'paragraph', text: confirmed },
    ...(others > 0 ? [{ type: 'paragraph', text: elsewhere } as const] : []),
    {
      type: 'facts',
      facts: facts(
        ['Geräte angekommen', dayText(snapshot.receivedAt)],
        [words.started, snapshot.startedAt && formatInstant(snapshot.startedAt)],
        [words.finished, formatInstant(snapshot.finishedAt)],
      ),
    },
    {
      type: 'table',
      columns,
      rows: media.map(({ serial, model, method, device }, index) => [
        { text: String(index + 1) },
        { text: model, ...(device !== undefined && { notes: [`aus Gerät: ${device}`] }) },
        { text: serial, strong: true },
        { text: method },
        { text: words.done },
      ]),
    },
    ...(snapshot.check ? [checkBlock(snapshot.check)] : []),
  ]);
}
