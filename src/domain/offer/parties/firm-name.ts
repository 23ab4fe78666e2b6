import { withoutTitles, wordsOfName } from './name-words.ts';

/**
 * Legal forms with every way to write them, without blanks and dots: what is not in here counts as a part of the name, so that a form nobody
 * thought of lets no money go.
 */
const spellings: Readonly<Record<string, string>> = {
  gmbh: 'gmbh mbh gesmbh gesellschaftmbh gesellschaftmitbeschraenkterhaftung',
  ggmbh: 'ggmbh gemeinnuetzigegmbh gemeinnuetzigegesellschaftmbh gemeinnuetzigegesellschaftmitbeschraenkterhaftung',
  ug: 'ug ughaftungsbeschraenkt ughaftungsbeschr ughb unternehmergesellschaft unternehmergesellschafthaftungsbeschraenkt',
  gug: 'gug gughaftungsbeschraenkt gemeinnuetzigeunternehmergesellschafthaftungsbeschraenkt',
  ag: 'ag aktiengesellschaft',
  gag: 'gag gemeinnuetzigeag gemeinnuetzigeaktiengesellschaft',
  se: 'se societaseuropaea europaeischegesellschaft',
  kg: 'kg kommanditgesellschaft',
  kgaa: 'kgaa kommanditgesellschaftaufaktien',
  ohg: 'ohg offenehandelsgesellschaft',
  gbr: 'gbr egbr gesellschaftbuergerlichenrechts gesellschaftdesbuergerlichenrechts',
  partg: 'partg partnerschaft partnerschaftsgesellschaft',
  partgmbb:
    'partgmbb partmbb partnerschaftmbb partnerschaftsgesellschaftmbb partnerschaftsgesellschaftmitbeschraenkterberufshaftung',
  eg: 'eg eingetragenegenossenschaft',
  ev: 'ev eingetragenerverein',
  ek: 'ek ekfr ekffr ekfm eingetragenerkaufmann eingetragenekauffrau einzelkaufmann einzelkauffrau einzelunternehmen einzelunternehmer einzelunternehmerin einzelfirma eu eingetragenerunternehmer eingetrageneunternehmerin',
  sro: 'sro spolsro spolecnostsrucenimomezenym spolocnostsrucenimobmedzenym',
  // A joint stock company from Prague to Oslo: a.s., A/S, AS.
  as: 'as akciovaspolecnost akciovaspolocnost aktieselskab aksjeselskap aktsiaselts akcijusabiedriba anonimsirketi',
  spzoo: 'spzoo spolkazograniczonaodpowiedzialnoscia',
  bv: 'bv beslotenvennootschap',
  nv: 'nv naamlozevennootschap',
  sa: 'sa societeanonyme sociedadanonima spolkaakcyjna',
  sarl: 'sarl societearesponsabilitelimitee',
  sas: 'sas sasu societeparactionssimplifiee',
  srl: 'srl societaaresponsabilitalimitata',
  spa: 'spa societaperazioni',
  sl: 'sl slu sociedadlimitada',
  lda: 'lda limitada',
  ltd: 'ltd limited',
  plc: 'plc publiclimitedcompany',
  llp: 'llp limitedliabilitypartnership',
  llc: 'llc limitedliabilitycompany',
  inc: 'inc incorporated',
  corp: 'corp corporation',
  oy: 'oy osakeyhtioe osakeyhtio',
  ab: 'ab aktiebolag',
  aps: 'aps anpartsselskab',
  kft: 'kft korlatoltfelelossegutarsasag',
  doo: 'doo доо druzbazomejenoodgovornostjo drustvosogranicenomodgovornoscu',
  sia: 'sia sabiedribaarierobezotuatbildibu',
  uab: 'uab uzdarojiakcinebendrove',
  oue: 'oue ou osauehing osauhing',
  spk: 'spk spolkakomandytowa',
  spj: 'spj spolkajawna',
  snc: 'snc societeennomcollectif societainnomecollettivo',
  bt: 'bt betetitarsasag',
  zrt: 'zrt zartkoeruenmuekoedoereszvenytarsasag zartkorumukodoreszvenytarsasag',
  vof: 'vof vennootschaponderfirma',
  dac: 'dac designatedactivitycompany',
  pty: 'pty proprietary',
  ltdsti: 'ltdsti limitedsirketi',
  ike: 'ike mike',
  dd: 'dd dionickodrustvo delniskadruzba',
  eood: 'eood еоод',
  ood: 'ood оод',
  ad: 'ad ад',
  ooo: 'ooo ооо',
};
/** Others, of which nobody writes out what they stand for. */
const short =
  'jdoo ead srls sagl scs sca sci eurl gie asbl vzw cv bvba sprl ks vos nyrt hf ehf ky kb hb pte clg oao zao pao mb ik gesbr';
const formOfSpelling = new Map([
  ...Object.entries(spellings).flatMap(([form, all]) => all.split(' ').map((one): [string, string] => [one, form])),
  ...short.split(' ').map((form): [string, string] => [form, form]),
]);
const longestForm = 6;

/** Forms that also stand before the name. */
const leading = new Set('uab sia oue as sarl sas sa ek ab oy eurl vof snc sci'.split(' '));

/** Of these the law knows no person but whoever trades under the name. */
const personalForms = new Set(['ek', 'gbr']);

const connectors = new Set(['und', 'u', 'and', 'et']);
const owners = new Set(['inh', 'inhaber', 'inhaberin']);

/** What tells of a body of its own though no legal form is said: as the end of a word, or as a word. */
const bodyEnds =
  /(gemeinde|verwaltung|landkreis|universitaet|university|hochschule|schule|akademie|kirche|pfarrei|amt|bistum|kloster|stiftung|foundation|fondation|verein|verband|club|klub|behoerde|ministerium|kammer|anstalt|gemeinschaft|klinik|klinikum|krankenhaus|institut|kasse|genossenschaft|gesellschaft|holding|beteiligungen|gruppe|konzern|fonds|werke|zentrum|gymnasium|kolleg|museum|kindergarten|kita|heim|nachlass|treuhand|trusts?|ventures|capital|enterprises|incorporation)$/;
const bodyWords = new Set(
  (
    'stadt kreis land bund freistaat bank co cie company partner partners group trust fund team sohn soehne sons toechter brothers erben ' +
    'association associazione asociacion cooperativa cooperative stichting vereniging maatschap vennootschap fundacja fundacion fondazione ' +
    'spolka societe societa sociedad sociedade'
  ).split(' '),
);

/** Short words that are a trade and no legal form. */
const shortTrades = new Set(
  'it edv pc tv kfz lkw cnc web bau bad gas eis art fa hof auto foto shop holz dach haus glas rad werk'.split(' '),
);

/** What a trade is described with: 'Büro für Gestaltung'. */
const fillers = new Set(['fuer', 'mit']);

/** Of three or four words none of which is such a one all may be a person's: 'Hans Peter Muster'. */
const firmEnds =
  /(technik|technologies?|technology|systeme?|systems|services?|handel|vertriebs?|computers?|software|hardware|solutions?|consulting|beratung|logistik|recycling|entsorgung|elektro|elektronik|informatik|medien|media|design|transporte?|management|immobilien|international|deutschland|studio)$/;

/** A company that begins or ends to be one is the same: 'GmbH i. G.', 'GmbH in Liquidation'. */
const stages = new Set('ig igr ingr ingruendung il iliq inliquidation iabw inabwicklung'.split(' '));

/** A person's name: its words, the surname last, and how many of them are that. */
export interface PersonName {
  readonly words: readonly string[];
  readonly surname: number;
}

/** A name taken apart: its words without legal form and owner, the forms, 'gmbh co kg', and whoever is said to own it. */
interface FirmName {
  readonly words: readonly string[];
  readonly form: string;
  readonly owner?: readonly string[];
}

function firmNameOf(text: string): FirmName {
  // 'u' is no 'und' in 'e. U.'.
  const all = wordsOfName(text).filter(
    (word, at, words) => !connectors.has(word) || (word === 'u' && words[at - 1] === 'e'),
  );
  const at = all.findIndex((word, index) => index > 0 && owners.has(word));
  if (at === -1) return withoutForm(all);
  const firm = withoutForm(all.slice(0, at));
  return { ...firm, form: firm.form || 'ek', owner: all.slice(at + 1) };
}

function withoutForm(words: readonly string[]): FirmName {
  const forms: string[] = [];
  let end = withoutStage(words);
  for (;;) {
    const found = formBefore(words, end);
    // 'Muster & Co. KG' is another firm than 'Muster KG'.
    const isCo = found === undefined && forms.length > 0 && isCompany(words[end - 1]);
    if (found === undefined && !isCo) break;
    forms.unshift(found?.form ?? 'co');
    end -= found?.length ?? 1;
  }
  if (forms.length > 0 && end > 0) return { words: words.slice(0, end), form: forms.join(' ') };
  const first = formOfSpelling.get(words[0] ?? '');
  if (first !== undefined && leading.has(first) && words.length > 1) return { words: words.slice(1), form: first };
  return { words, form: '' };
}

/** Where a name ends before 'i. G.', which is none behind anything but a legal form. */
function withoutStage(words: readonly string[]): number {
  const { length } = words;
  const end = [length - 1, length - 2].find((at) => at > 1 && stages.has(words.slice(at).join('')));
  return end !== undefined && formBefore(words, end) !== undefined ? end : length;
}

const isCompany = (word: string | undefined) => word === 'co' || word === 'cie';

function formBefore(words: readonly string[], end: number): { form: string; length: number } | undefined {
  for (let length = Math.min(longestForm, end); length > 0; length -= 1) {
    const form = formOfSpelling.get(words.slice(end - length, end).join(''));
    if (form !== undefined) return { form, length };
  }
  return undefined;
}

/**
 * Whether two names are that of one firm: the same words, however they are divided and whether or not the legal form is written out. Where only
 * one of them says its form, the words alone have to tell the firm from a person: two words never do, three or four where one is a firm's.
 */
export function isSameFirm(one: string, other: string): boolean {
  const [a, b] = [firmNameOf(one), firmNameOf(other)];
  const isSameName = a.words.length > 0 && compact(a.words) === compact(b.words);
  if (!isSameName) return false;
  if (a.form === b.form) return true;
  if (a.form !== '' && b.form !== '') return false;
  return isPersonalForm(a.form || b.form) || !isLikePerson(a.form === '' ? a.words : b.words);
}

function isLikePerson(words: readonly string[]): boolean {
  if (words.length === 2) return true;
  return words.length > 2 && words.length < 5 && !words.some(isOfFirm);
}

const isOfFirm = (word: string) =>
  isBody(word) || shortTrades.has(word) || fillers.has(word) || firmEnds.test(word) || /\d/.test(word);

/** However they are divided: 'IT-Systeme' is 'ITSysteme'. */
const compact = (words: readonly string[]) => words.join('');

function isPersonalForm(form: string): boolean {
  return form !== '' && form.split(' ').every((one) => personalForms.has(one));
}

/** Whether a legal form is said, of a firm that is no natural person. */
export function isLegalPerson(text: string): boolean {
  const { words, form, owner = [] } = firmNameOf(text);
  // 'Computerhaus Nord, Inh. Kim Muster GmbH' is owned by a firm.
  return (form !== '' && !isPersonalForm(form)) || [...words, ...owner].some(isBody);
}

/**
 * Whether a firm is evidently nobody but this person: by a form of a sole trader or a GbR with the person's surname in it, or by the person's first
 * name and surname and a trade. `isNamed` asks for both names in any case.
 */
export function isTradeOf(text: string, { words: name, surname }: PersonName, isNamed = false): boolean {
  if (isLegalPerson(text)) return false;
  const { form, owner } = firmNameOf(text);
  // 'Dr. phil. Muster' is no trade of Phil Muster.
  const rest = withoutTitles(owner ?? wordsOfName(text), 1);
  const take = (word: string) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  };
  if (name.length === 0 || !name.slice(-surname).every(take)) return false;
  const isSaid = form !== '';
  if (isSaid && owner === undefined && !isNamed) return true;
  const given = name.slice(0, -surname).map(take);
  return given[0] === true && (isSaid || !rest.some((word) => !connectors.has(word) && isUnclear(word)));
}

/** A word that could be a legal form or a body: 'Kim Muster Kft.' is no trade. */
export function isBody(word: string): boolean {
  return formOfSpelling.has(word) || bodyWords.has(word) || bodyEnds.test(word);
}

function isUnclear(word: string): boolean {
  if (shortTrades.has(word) || fillers.has(word)) return false;
  return isBody(word) || word.length < 5 || !/^[a-z\d]*[aeiouy][a-z\d]*$/.test(word);
}
