import type { MediaSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { Letter } from './letter.ts';
import { mediaLetter } from './media-document.ts';

/** Löschzertifikat, one line a medium (DEL-01). */
export function deletionCertificate(snapshot: MediaSnapshot): Letter {
  return mediaLetter(snapshot, {
    done: 'gelöscht',
    started: 'Löschung begonnen',
    finished: 'Löschung abgeschlossen',
    others: 'vernichtet; siehe Vernichtungsnachweis',
    statement:
      'Die Daten auf den genannten Datenträgern sind mit dem genannten Verfahren gelöscht und mit üblichen Mitteln nicht wiederherstellbar. Wie das Ergebnis geprüft wurde, steht bei jedem Datenträger.',
  });
}
