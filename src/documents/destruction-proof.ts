import type { MediaSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { Letter } from './letter.ts';
import { mediaLetter } from './media-document.ts';

/** Vernichtungsnachweis, one line a medium: also those whose deletion had failed (DEL-01). */
export function destructionProof(snapshot: MediaSnapshot): Letter {
  return mediaLetter(snapshot, {
    done: 'vernichtet',
    started: 'Bearbeitung begonnen',
    finished: 'Bearbeitung abgeschlossen',
    others: 'gelöscht; siehe Löschzertifikat',
    statement:
      'Die genannten Datenträger sind mit dem genannten Verfahren vernichtet. Bei jeder Vernichtung, zu der zwei Personen genannt sind, waren beide zugegen.',
  });
}
