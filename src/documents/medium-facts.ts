import { capacityText, mediaTypeWords, standardWords, verificationText } from '#contract/devices/media-words.ts';
import type { Destruction } from '#domain/erasure/destruction.ts';
import { levelNames, techniqueNames } from '#domain/erasure/technique-names.ts';
import type { PaperMedium } from '#domain/offer/papers/document-snapshot.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { LetterFact } from './letter.ts';
import { facts } from './letter-frame.ts';

/** What is known of a medium, by the columns of its table. */
export interface MediumFacts {
  readonly carrier: readonly LetterFact[];
  readonly method: readonly LetterFact[];
  readonly result: readonly LetterFact[];
}

const columns = ['carrier', 'method', 'result'] as const;

/** Everything that a certificate says of a medium beside model, serial number and method. */
export function factsOfMedium(medium: PaperMedium): MediumFacts {
  const { destruction, parentDevice = {} } = medium;
  const { mediaType, capacityBytes, verification, standard, sanitizationLevel, technique } = medium;
  const device = [parentDevice.manufacturer, parentDevice.model].filter(Boolean).join(' ');
  return {
    carrier: facts(
      ['Art', mediaType && mediaTypeWords[mediaType]],
      ['Hersteller', medium.manufacturer],
      ['Kapazität', capacityBytes === undefined ? undefined : capacityText(capacityBytes)],
      ['Firmware', medium.firmware],
      ['Anschluss', medium.interface],
      ['Sektor', amountText(medium.logicalSector, 'Byte')],
      ['HPA/DCO', medium.hpaDcoStatus],
      ['aus Gerät', medium.device ?? (device === '' ? undefined : device)],
      ['Seriennummer des Geräts', parentDevice.serial],
      ['Inventarnummer', parentDevice.assetTag],
      ['Gerätenummer bei uns', medium.plate],
      ['Hinweis', medium.sharesDeviceSerial && 'hat die Seriennummer des Geräts'],
    ),
    method: destruction
      ? factsOfDestruction(destruction)
      : facts(
          ['Stufe', sanitizationLevel && levelNames[sanitizationLevel]],
          ['Technik', technique && techniqueNames[technique]],
          ['Standard', standard && standardWords[standard]],
          ['Durchgänge', passesText(medium)],
          ['Muster', medium.pattern],
          ['Prüfung', verification && verificationText(verification, medium.verificationPercent)],
          ['Werkzeug', [medium.toolName, medium.toolVersion].filter(Boolean).join(' ')],
          ['Station', medium.station],
          ['Bericht', medium.toolReportId],
        ),
    // What was destroyed is proved by that alone: an erasure before it that failed is no part of the proof.
    result: destruction
      ? facts(
          ['Vernichtet', formatInstant(destruction.at)],
          ['Ausgeführt', destruction.operator],
          ['Bezeugt', destruction.witness],
        )
      : facts(
          ['Prüfergebnis', medium.verificationResult && verificationResults[medium.verificationResult]],
          ['Lesefehler', amountText(medium.ioErrors)],
          ['Umverteilte Sektoren', amountText(medium.reallocatedSectors)],
          ['Begonnen', medium.startedAt && formatInstant(medium.startedAt)],
          ['Beendet', medium.finishedAt && formatInstant(medium.finishedAt)],
          ['Dauer', medium.durationS === undefined ? undefined : durationText(medium.durationS)],
          ['Ausgeführt', medium.operator],
          ['Geprüft', medium.validator],
          ['Danach', medium.followUp],
        ),
  };
}

const verificationResults = { passed: 'bestanden', failed: 'nicht bestanden' } as const;

/** How something was destroyed, without when and by whom. */
export function factsOfDestruction(destruction: Destruction): LetterFact[] {
  return facts(
    ['Sicherheitsstufe', `${destruction.securityLevel} (DIN 66399)`],
    ['Schutzklasse', String(destruction.protectionClass)],
    ['Teilchen', destruction.particleSize],
    ['Ort', destruction.place],
    ['Maschine', destruction.machine],
    ['Entsorger', destruction.subcontractor],
    ['Abfallschlüssel', destruction.wasteCode],
  );
}

/** What is the same of all media is said once, so that a list of a thousand can be read; of a single one all stands with it. */
export function sharedFacts(media: readonly MediumFacts[]): { shared: LetterFact[]; own: MediumFacts[] } {
  const [first] = media;
  if (!first || media.length === 1) return { shared: [], own: [...media] };
  const counts = new Map<string, number>();
  for (const one of media)
    for (const column of columns)
      for (const fact of one[column]) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
  const isShared = (fact: LetterFact) => counts.get(keyOf(fact)) === media.length;
  const without = (all: readonly LetterFact[]) => all.filter((fact) => !isShared(fact));
  return {
    shared: columns.flatMap((column) => first[column].filter(isShared)),
    own: media.map(({ carrier, method, result }) => ({
      carrier: without(carrier),
      method: without(method),
      result: without(result),
    })),
  };
}

const keyOf = ({ name, value }: LetterFact) => `${name}: ${value}`;

function passesText({ passesRequested, passesCompleted }: PaperMedium): string | undefined {
  if (passesCompleted === undefined) return amountText(passesRequested);
  return passesRequested === undefined ? String(passesCompleted) : `${passesCompleted} von ${passesRequested}`;
}

function amountText(amount: number | undefined, unit = ''): string | undefined {
  return amount === undefined ? undefined : `${numberText(amount)} ${unit}`.trim();
}

/** '1 h 12 min', below an hour '12 min 5 s'. */
function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${Math.floor(seconds % 60)} s`;
}
