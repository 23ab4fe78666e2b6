import { text } from '#contract/rules/rules.ts';
import { type OwnQuestions, type TestQuestionWords, wordsOfQuestion } from '#domain/testing/asked-questions.ts';
import { lastingQuestions, type TestQuestion, testQuestions } from '#domain/testing/test-questions.ts';
import { type TestedKind, testedKinds } from '#domain/testing/tested-kind.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { entryLines, line, lines, type SettingField } from './setting-field.ts';

/** What the kinds of devices are called by which they are tested. */
export const testedKindNames: Readonly<Record<TestedKind, string>> = {
  notebook: 'Notebook',
  tablet: 'Tablet',
  phone: 'Telefon',
  pc: 'PC',
  server: 'Server',
  storage: 'Speichersystem',
  network: 'Netzwerk',
  monitor: 'Bildschirm',
  ups: 'USV',
  part: 'Teil',
  other: 'anderes Gerät',
};

const [longestQuestion, longestAnswer] = [120, 40];

/** 'Akku | ab 80 % | fehlt' as its words; undefined where a word is missing, too long, or an answer stands there twice. */
function wordsIn(entry: string): TestQuestionWords | undefined {
  const words = entry.split('|').map((part) => part.trim());
  const [question = '', ...answers] = words;
  const isRight =
    question.length <= longestQuestion &&
    answers.length > 1 &&
    answers.every((answer) => answer.length <= longestAnswer) &&
    new Set(answers).size === answers.length;
  return isRight && !words.includes('') ? words : undefined;
}

/** 'Notebook, Tablet: Ist der Stift dabei? | ja | nein' as a question; undefined where it is said otherwise. */
function furtherIn(entry: string): OwnQuestions['further'][number] | undefined {
  const [, kinds = '', question = ''] = /^([^:|]+):(.+)$/.exec(entry) ?? [];
  const askedOf = kinds.split(',').map((name) => kindCalled(name.trim()));
  const words = wordsIn(question);
  const isOwn = words !== undefined && words.length <= 7;
  return isOwn && !askedOf.includes(undefined) ? { words, askedOf: askedOf.flatMap((kind) => kind ?? []) } : undefined;
}

const kindCalled = (name: string) => keysOf(testedKindNames).find((kind) => testedKindNames[kind] === name);

const written = (words: TestQuestionWords) => words.join(' | ');

function questionField(key: string, question: TestQuestion): SettingField {
  const words = wordsOfQuestion(question);
  const check = text(
    { rule: 'matches', text: `Bitte so, mit ${words.length - 1} Antworten: ${written(words)}` },
    (entry) => wordsIn(entry)?.length === words.length,
  );
  const kinds = question.askedOf.map((kind) => testedKindNames[kind]);
  const of = kinds.length === testedKinds.length ? 'alles' : kinds.join(', ');
  const asked = lastingQuestions.includes(key) ? ({ isRequired: true } as const) : {};
  return { ...line(`${question.text} (${of})`, { max: 400, check, ...asked }), isWide: true };
}

const further = text(
  { rule: 'matches', text: 'Bitte je Zeile: Notebook, Tablet: Ist der Stift dabei? | ja | nein' },
  (entry) => furtherIn(entry) !== undefined,
);

/** What testers answer, class by class. */
export const testQuestionForms = {
  testQuestions: {
    title: 'Prüffragen',
    group: 'goods',
    about: 'Prüfung der Geräte, Prüfprotokoll.',
    note: 'Die Frage, dann ihre Antworten, getrennt durch |. Die erste Antwort ist die ohne Befund; was eine Antwort bedeutet, bleibt. Ein leeres Feld: Die Frage wird nicht mehr gestellt. Wer schon fertig geprüft ist, behält Fragen und Worte von damals.',
    right: 'settings',
    fields: {
      ...Object.fromEntries(Object.entries(testQuestions).map(([key, one]) => [key, questionField(key, one)])),
      further: lines('Eigene Fragen', {
        hint: `Je Zeile, mit zwei bis sechs Antworten: Notebook, Tablet: Ist der Stift dabei? | ja | nein. Geräte: ${Object.values(testedKindNames).join(', ')}.`,
        check: further,
      }),
      order: lines('Zuerst gefragt', {
        hint: 'Je Zeile der Wortlaut einer Frage. Die übrigen folgen in der Reihenfolge von oben.',
      }),
    },
  },
} as const;

/** What the values of the form say about the questions. */
export function ownQuestionsOf(values: Readonly<Record<string, string | undefined>>): OwnQuestions {
  const words = Object.entries(testQuestions).flatMap(([key, question]): [string, TestQuestionWords | null][] => {
    const entry = values[key];
    if (entry === undefined) return [];
    if (entry.trim() === '') return lastingQuestions.includes(key) ? [] : [[key, null]];
    const [said, usual] = [wordsIn(entry), wordsOfQuestion(question)];
    return said?.length === usual.length && written(said) !== written(usual) ? [[key, said]] : [];
  });
  return {
    words: Object.fromEntries(words),
    further: entryLines(values.further ?? '').flatMap((entry) => furtherIn(entry) ?? []),
    order: entryLines(values.order ?? ''),
  };
}

/** The same back as it stands in the form. */
export function valuesOfQuestions({ words, further: own, order }: OwnQuestions): Record<string, string> {
  const ofHouse = Object.entries(testQuestions).map(([key, question]) => {
    const said = words[key];
    return [key, said === null ? '' : written(said ?? wordsOfQuestion(question))];
  });
  const kinds = (askedOf: readonly TestedKind[]) => askedOf.map((kind) => testedKindNames[kind]).join(', ');
  return {
    ...Object.fromEntries(ofHouse),
    further: own.map((one) => `${kinds(one.askedOf)}: ${written(one.words)}`).join('\n'),
    order: order.join('\n'),
  };
}
