import type { ReportWaitingReason } from '#domain/erasure/match-rows.ts';
import type { MediaType } from '#domain/erasure/media-type.ts';
import type { MediumSource, NextAction } from '#domain/erasure/medium.ts';
import type { MediumResult } from '#domain/erasure/medium-result.ts';
import type { ReportFormat } from '#domain/erasure/report.ts';
import type { SanitizationLevel, Technique } from '#domain/erasure/technique.ts';
import type { CertifiedField } from '#domain/offer/media/complete-media.ts';
import { numberText } from '#domain/values/number-text.ts';

export const shortMediaTypeWords: Readonly<Record<MediaType, string>> = {
  hdd: 'Festplatte',
  sshd: 'Hybridplatte',
  ssdSata: 'SSD (SATA)',
  ssdSas: 'SSD (SAS)',
  nvme: 'SSD (NVMe)',
  emmc: 'eMMC',
  usb: 'USB',
  tape: 'Band',
  other: 'anderer Datenträger',
};

/** What a certificate names, as screens say that it is missing. */
export const certifiedFieldWords: Readonly<Record<CertifiedField, string>> = {
  serial: 'Seriennummer',
  model: 'Modell',
  method: 'Verfahren',
  finishedAt: 'Ende der Löschung',
  verification: 'Prüfung nach dem Löschen',
  operator: 'wer oder womit gelöscht',
  'destruction.witness': 'ein zweiter Name als Zeuge',
};

export const techniqueWords: Readonly<Record<Technique, string>> = {
  overwrite: 'überschreiben',
  ataSanitizeBlock: 'ATA Sanitize, Block Erase',
  ataSanitizeCrypto: 'ATA Sanitize, Crypto',
  ataSanitizeOverwrite: 'ATA Sanitize, überschreiben',
  ataSecureErase: 'ATA Secure Erase',
  scsiSanitize: 'SCSI Sanitize',
  nvmeSanitize: 'NVMe Sanitize',
  nvmeFormat: 'NVMe Format',
  tcgRevert: 'TCG Revert (PSID)',
  degauss: 'entmagnetisieren',
  factoryReset: 'Werksreset',
  shred: 'zerkleinern',
};

export const sanitizationWords: Readonly<Record<SanitizationLevel, string>> = {
  clear: 'Clear',
  purge: 'Purge',
  destroy: 'Destroy',
};

export const mediumResultWords: Readonly<Record<MediumResult, string>> = {
  erased: 'gelöscht',
  destroyed: 'vernichtet',
  failed: 'nicht gelöscht',
  notDetected: 'nicht erkannt',
};

export const nextActionWords: Readonly<Record<NextAction, string>> = {
  erase: 'löschen',
  eraseAgain: 'noch einmal löschen',
  check: 'prüfen',
  destroy: 'vernichten',
  none: 'fertig',
};

export const mediumSourceWords: Readonly<Record<MediumSource, string>> = {
  byHand: 'von Hand erfasst',
  report: 'aus einem Löschbericht',
  hardwareAudit: 'bei der Prüfung gefunden',
};

export const reportFormatWords: Readonly<Record<ReportFormat, string>> = {
  blancco: 'Blancco',
  nwipeLog: 'nwipe, Protokoll',
  nwipePdf: 'nwipe, Zertifikat',
  transcript: 'nvme-cli oder hdparm, Mitschrift',
  wipeDrive: 'WipeDrive',
  template: 'eigene Tabelle',
};

export const verdictWords = {
  erased: 'gelöscht',
  failed: 'nicht gelöscht',
  check: 'prüfen',
  superseded: 'zählt nicht',
} as const;

/** What runs prove, as a count of each: '23 gelöscht · 2 nicht gelöscht'; empty where there are none. */
export function runCountsText({ erased, failed, check, waiting = 0 }: RunCounts): string {
  const counts = [
    [erased, verdictWords.erased],
    [failed, verdictWords.failed],
    [check, 'zu prüfen'],
    [waiting, 'nicht zugeordnet'],
  ] as const;
  return counts.flatMap(([count, word]) => (count > 0 ? `${numberText(count)} ${word}` : [])).join(' · ');
}

/** How many runs prove what, and how many wait for somebody. */
export interface RunCounts {
  readonly erased: number;
  readonly failed: number;
  readonly check: number;
  readonly waiting?: number;
}

/** What is known of data carriers, as a count of each: '23 gelöscht · 2 nicht gelöscht · 1 noch offen'. */
export function mediaCountsText(media: readonly { readonly result?: MediumResult }[]): string {
  const words = [...Object.entries(mediumResultWords), [undefined, 'noch offen'] as const];
  return words
    .flatMap(([result, word]) => {
      const count = media.filter((one) => one.result === result).length;
      return count > 0 ? `${numberText(count)} ${word}` : [];
    })
    .join(' · ');
}

/** Why a run waits in the inbox, and what to do. */
export const waitingWords: Readonly<Record<ReportWaitingReason, string>> = {
  serialMissing: 'Ohne Seriennummer lässt sich der Lauf keinem Datenträger zuordnen.',
  unknownSerial: 'Diese Seriennummer ist bei keinem Datenträger oder Gerät bekannt, das hier ist.',
  severalMedia: 'Mehrere Datenträger haben diese Seriennummer.',
  severalDevices:
    'Mehrere Geräte, die hier sind, haben die Seriennummer, die der Bericht für das Gerät nennt. Ordnen Sie den Lauf mit dem Kennzeichen des Geräts zu, in dem der Datenträger war, und berichtigen Sie die falsche Nummer.',
  serialOfDevice: 'Das ist die Seriennummer eines Geräts, nicht die eines Datenträgers.',
  alreadyFinal: 'Der Datenträger ist schon gelöscht oder vernichtet, und dieser Lauf sagt etwas anderes.',
  beforeArrival: 'Der Lauf liegt vor dem Eingang der Ware. Stimmt die Uhr des Löschplatzes, lief er nicht bei uns.',
  inFuture: 'Der Lauf endet an einem Tag, der noch nicht begonnen hat. Die Uhr des Löschplatzes geht falsch.',
};

/** What happened to a medium, as its history says it; `what` and `data` as they are kept. */
export function mediumEventText(what: string, data: Readonly<Record<string, unknown>>): string {
  const reason = typeof data.reason === 'string' ? `: ${data.reason}` : '';
  if (what === 'added') return 'Erfasst';
  if (what === 'destroyed')
    return `Vernichtet${typeof data.securityLevel === 'string' ? `, ${data.securityLevel}` : ''}, vor zwei Personen`;
  if (what === 'removed') return `Zurückgenommen${reason}`;
  if (what === 'reported') {
    const verdict = Object.entries(verdictWords).find(([word]) => word === data.verdict)?.[1] ?? 'gelesen';
    const byHand = typeof data.byHand === 'string' ? `, von Hand zugeordnet: ${data.byHand}` : '';
    return `Löschbericht: ${verdict}${byHand}`;
  }
  return `Geändert${reason}`;
}
