import { spellingsOf } from '../deduction-name.ts';
import { portables } from '../goods-class.ts';
import { question } from './question.ts';

const said = { a: 'kaum Gebrauchsspuren', b: 'sichtbare Gebrauchsspuren', c: 'beschädigt' } as const;

/** 'Grade A', 'Klasse B', 'C-Ware' as a part of its own. */
const tradeGrade = (letter: string, more = '') =>
  new RegExp(
    `(?:^|[;,] ?)(?:(?:grade|klasse|kategorie|zustand|stufe) ?${letter}${more}|${letter}[- ](?:ware|grade))(?=$| ?[;,])`,
  );

/** What 'sichtbare Gebrauchsspuren' are also called. */
const worn =
  /(?:gebrauchs|nutzungs|trage|sichtbare) ?spur|abnutz|abgenutzt|verschlei(?:ß|ss)|(?:leicht|klein|fein)er? ?(?:kratzer|schramme)|(?:grade|klasse|zustand|stufe) ?b\b/i;

/** Outer condition: a hardly worn, b worn, c damaged. */
export const grade = question({
  input: {
    kind: 'choice',
    labels: {
      a: 'A: kaum Gebrauchsspuren',
      b: 'B: sichtbare Gebrauchsspuren',
      c: 'C: Kratzer, Dellen oder Bruch',
    },
  },
  label: 'Äußerer Zustand',
  hint: 'Auch die Unterseite zählt.',
  variants: {
    printer: { hint: 'Auch Klappen, Glas und Papierfächer zählen.' },
    server: { hint: 'Front, Ohren und Deckel.' },
    serverRack: { hint: 'Front, Ohren und Deckel.' },
    serverStandalone: { hint: 'Front und Seiten.' },
  },
  askedOf: [
    ...portables,
    'pc',
    'workstation',
    'pcWorkstation',
    'serverRack',
    'serverStandalone',
    'server',
    'allInOnePc',
    'gamingPc',
    'iMac',
    'macMini',
    'macPro',
    'notebookTablet',
    'monitor',
    'phone',
    'printer',
    'scanner',
    'deskPhone',
    'projector',
    'console',
  ],
  inList: {
    column: 'condition',
    headers:
      'zustand condition grade geraetezustand qualitaet klasseabc optik optischerzustand kosmetik zustandsklasse cosmeticgrade conditiongrade',
    words: [
      // The trade's own words for the three; a bare letter is one only under a header of its own.
      [tradeGrade('a', '\\+?'), 'a'],
      [tradeGrade('b'), 'b'],
      [tradeGrade('c'), 'c'],
      [/\b(?:kaum|fast keine|keine|minimale?|ohne)(?: \w+)? gebrauchsspuren\b|\b(?:neuwertig|wie neu)\b/, 'a'],
      [
        /\b(?:starke|tiefe)n? (?:kratzer|gebrauchsspuren)\b|\b(?:gehaeuse|deckel|rahmen)(?:bruch|riss|schaden)\b|\bdellen?\b/,
        'c',
      ],
      [/\bgebrauchsspuren\b|\b(?:leichte|kleine)r? kratzer\b/, 'b'],
      [/\bkratzer\b/, 'c'],
    ],
  },
  onSheet:
    /gehäuse|kratzer(?! ?im ?bild)|kratzspur|(?<!mo)delle|beule|verbeult|verbogen|schramme|macke|druckstelle|(?<!ein|um|ab)bruch|(?:ge|ab)brochen|\briss|gerissen|beschädig|lack(?:schäden|schaden|abplatz)|spuren|abnutzung|abgenutzt|(?<!akku-?)verschlei(?:ß|ss)|kosmetisch|opti(?:k\b|sche?[rns]? ?(?:mängel|mangel|schäden|schaden|beschädig|zustand))|(?:äu(?:ß|ss)ere|sichtbare)[rns]? ?(?:mängel|mangel|schäden|schaden)|(?:grade|klasse|zustand|stufe) ?[bc]\b/i,
  lowersPrice: (answer) => answer !== 'a',
  // Worn is not damaged: dents and breaks that nobody named are found afterwards.
  takesOff: (answer, deduction) => answer === 'c' || spellingsOf(deduction).some((one) => worn.test(one)),
  say: (answer) => said[answer],
});
