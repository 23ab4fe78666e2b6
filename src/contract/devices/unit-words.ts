import { findingRecords } from '#domain/testing/finding-codes.ts';
import { type TestQuestions, testQuestions } from '#domain/testing/test-questions.ts';
import { answerText } from '#domain/testing/unit-test.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** What each change of a unit is called. */
const changeWords: Readonly<Record<string, (value: unknown) => string>> = {
  itemId: (value) => (value === null ? 'gehört zu keiner Position' : 'einer Position zugeordnet'),
  serial: (value) => `Seriennummer ${said(value)}`,
  inventoryNumber: (value) => `Inventarnummer ${said(value)}`,
  model: (value) => `Modell ${said(value)}`,
  place: (value) => `Platz ${said(value)}`,
  hold: (value) => (value === null ? 'freigegeben' : `angehalten: ${said(value)}`),
  batteryDamaged: (value) => (value === true ? 'Akku beschädigt' : 'Akku doch nicht beschädigt'),
  note: (value) => `Notiz ${said(value)}`,
  photos: (value) => (Array.isArray(value) && value.length > 1 ? `${value.length} Fotos` : 'Foto'),
};

const said = (value: unknown) => (typeof value === 'string' ? value : 'entfernt');

/** What its test told. */
const testWords: Readonly<Record<string, (data: Readonly<Record<string, unknown>>, all: TestQuestions) => string>> = {
  tested: (data, all) =>
    `Geprüft: ${Object.entries(data)
      .map(([key, answer]) => testedText(key, answer, all))
      .join(', ')}`,
  testedSound: () => 'Geprüft: ohne Befund',
  finding: ({ code }) => `Befund: ${codeText(code)}`,
  findingRemoved: ({ code }) => `Befund entfernt: ${codeText(code)}`,
  audited: ({ tool, drives }) =>
    `Hardware ausgelesen mit ${said(tool)}: ${drives === 1 ? '1 Laufwerk' : `${Number(drives)} Laufwerke`}`,
};

function testedText(key: string, answer: unknown, all: TestQuestions): string {
  const words = typeof answer === 'string' ? answerText(key, { [key]: answer }, all) : undefined;
  return `${all[key]?.text ?? key} ${words ?? 'offen'}`;
}

function codeText(code: unknown): string {
  const known = keysOf(findingRecords).find((one) => one === code);
  return known === undefined ? 'unbekannt' : findingRecords[known].text;
}

/** What happened to a unit, as its history says it; `what` and `data` as they are kept, with the questions as they were. */
export function unitEventText(
  what: string,
  data: Readonly<Record<string, unknown>>,
  all: TestQuestions = testQuestions,
): string {
  if (what === 'arrived') return 'Angekommen';
  if (what === 'removed') return 'Zurückgenommen: irrtümlich gezählt';
  const test = testWords[what];
  if (test) return test(data, all);
  const changes = Object.entries(data).flatMap(([key, value]) => changeWords[key]?.(value) ?? []);
  return changes.length > 0 ? changes.join(', ') : 'Geändert';
}
