import { keysOf } from '#domain/values/keys-of.ts';
import { antennas } from './antennas.ts';
import { battery } from './battery.ts';
import { batteryPacks } from './battery-packs.ts';
import { batteryYear } from './battery-year.ts';
import { bracket } from './bracket.ts';
import { brokenDisplay } from './broken-display.ts';
import { brokenKeyboard } from './broken-keyboard.ts';
import { brokenPorts } from './broken-ports.ts';
import { cacheBattery } from './cache-battery.ts';
import { capacity } from './capacity.ts';
import { cellular } from './cellular.ts';
import { charger } from './charger.ts';
import { controllers } from './controllers.ts';
import { cooler } from './cooler.ts';
import { cpu } from './cpu.ts';
import { cpuCount } from './cpu-count.ts';
import { display } from './display.ts';
import { doesNotStart } from './does-not-start.ts';
import { drives } from './drives.ts';
import { engineeringSample } from './engineering-sample.ts';
import { extras } from './extras.ts';
import { formFactor } from './form-factor.ts';
import { gamepad } from './gamepad.ts';
import { gpu } from './gpu.ts';
import { grade } from './grade.ts';
import { handset } from './handset.ts';
import { interfaceOfDrives } from './interface.ts';
import { ioModules } from './io-modules.ts';
import { keyboard } from './keyboard.ts';
import { keyboardCover } from './keyboard-cover.ts';
import { lampHours } from './lamp-hours.ts';
import { liquidDamage } from './liquid-damage.ts';
import { mediaWish } from './media-wish.ts';
import { memoryType } from './memory-type.ts';
import { mining } from './mining.ts';
import { modelName } from './model-name.ts';
import { mount } from './mount.ts';
import { networkCard } from './network-card.ts';
import { pageCount } from './page-count.ts';
import { parts } from './parts.ts';
import { passwordLocked } from './password-locked.ts';
import { pixelErrors } from './pixel-errors.ts';
import { ports } from './ports.ts';
import { power } from './power.ts';
import { powerOnHours } from './power-on-hours.ts';
import { powerSupplies } from './power-supplies.ts';
import { printsBadly } from './prints-badly.ts';
import type { AnswerIn, QuestionRecord } from './question.ts';
import { rails } from './rails.ts';
import { ram } from './ram.ts';
import { readErrors } from './read-errors.ts';
import { region } from './region.ts';
import { released } from './released.ts';
import { remoteControl } from './remote-control.ts';
import { reportsErrors } from './reports-errors.ts';
import { roomParts } from './room-parts.ts';
import { sectors520 } from './sectors520.ts';
import { simLock } from './sim-lock.ts';
import { socket } from './socket.ts';
import { stand } from './stand.ts';
import { tapeDrive } from './tape-drive.ts';
import { tapeDriveCount } from './tape-drive-count.ts';
import { toner } from './toner.ts';
import { tray } from './tray.ts';
import { untested } from './untested.ts';
import { vendorLocked } from './vendor-locked.ts';

/**
 * What can be asked about an item beyond `working`, `packagingAvailable` and remarks, which are always asked; in the order in
 * which it is asked.
 */
const records = {
  modelName,
  capacity,
  power,
  cpu,
  cpuCount,
  ram,
  gpu,
  parts,
  formFactor,
  memoryType,
  socket,
  display,
  tapeDrive,
  tapeDriveCount,
  interface: interfaceOfDrives,
  controllers,
  ioModules,
  ports,
  drives,
  mediaWish,
  powerSupplies,
  extras,
  region,
  cellular,
  keyboardCover,
  keyboard,
  grade,
  pixelErrors,
  pageCount,
  lampHours,
  toner,
  battery,
  batteryYear,
  batteryPacks,
  networkCard,
  charger,
  handset,
  remoteControl,
  roomParts,
  gamepad,
  rails,
  mount,
  stand,
  antennas,
  sectors520,
  tray,
  powerOnHours,
  cooler,
  bracket,
  mining,
  cacheBattery,
  engineeringSample,
  vendorLocked,
  simLock,
  released,
  untested,
  doesNotStart,
  brokenDisplay,
  brokenKeyboard,
  liquidDamage,
  passwordLocked,
  brokenPorts,
  reportsErrors,
  printsBadly,
  readErrors,
} as const;

type Records = typeof records;
export type Question = keyof Records;

/** Keys of all questions, in the order in which they are asked. */
export const questions: readonly Question[] = keysOf(records);

/** What may be answered to each question; what is not said is absent. */
export type Answers = { readonly [Asked in Question]?: AnswerIn<Records[Asked]['input']> };

/** Everything about each question. */
export const questionRecords: { readonly [Asked in Question]: QuestionRecord } = records;

/**
 * Something made of each question, by its key. `Made` says what it is for each: more than what is made of a kind of input alone
 * could know.
 */
export function eachQuestion<Made extends Record<Question, unknown>>(
  make: (asked: Question, record: QuestionRecord) => unknown,
): Made {
  return Object.fromEntries(questions.map((asked) => [asked, make(asked, questionRecords[asked])])) as Made;
}

/** The answers that could be read, question by question; what is undefined stays unsaid. */
export function answersFrom(read: (record: QuestionRecord, asked: Question) => unknown): Answers {
  const answers = questions.map((asked) => [asked, read(questionRecords[asked], asked)] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as Answers;
}
