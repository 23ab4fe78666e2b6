import { canHold, serialIn, withSeenSeparators } from '#domain/values/barcode.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { deviceNumberIn, type TypedNumber } from './device-number-in.ts';

/** A rectangle in a picture, in shares of its width and height. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A code that was read on a picture. */
export interface ReadLabelCode {
  readonly text: string;
  readonly box: LabelBox;
  /** Its kind checks itself, or it was read more than once: one without either may have lost or mistaken signs. */
  readonly isSure: boolean;
}

/** A device whose label is on a picture. */
export interface LabelDevice {
  readonly serial?: string;
  /** What its number is called. */
  readonly kind?: TypedNumber['kind'];
  readonly maker?: string;
  /** What the catalogue may know its model by; absent where none is named, or several. */
  readonly model?: string;
  /** All of its codes, and the least of the picture that holds them. */
  readonly codes: readonly ReadLabelCode[];
  readonly box: LabelBox;
}

/** What a code says by itself. */
interface Said {
  readonly code: ReadLabelCode;
  readonly serial?: TypedNumber & { readonly serial: string };
  readonly model?: string;
  readonly maker?: string;
}

/**
 * Question to the catalogue about a code that says nothing by its form: the number of a product is printed bare as well. Undefined of what no
 * maker calls a product.
 */
export function askedAsProduct(text: string): string | undefined {
  const bare = text.trim();
  const word = /^1?P(?=[A-Z0-9-]{5,}$)/.test(bare) && bare.startsWith('1P') ? bare.slice(2) : bare;
  return /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9./#+-]{4,24}$/i.test(word) ? `P/N:${word}` : undefined;
}

/**
 * The devices whose labels are on a picture, by what is coded there. A number is told only where everything that was read agrees on it: a code
 * that may be misread, a service tag beside another express code, two IMEIs of which nobody knows whether they are one telephone, are none.
 *
 * @param isName whether the catalogue calls a model so, or like it: such a word is no serial number
 * @param isProduct whether a bare word is the number of a product of the catalogue
 */
export function devicesOnLabels(
  codes: readonly ReadLabelCode[],
  isName: (word: string) => boolean,
  isProduct: (word: string) => boolean = () => false,
): LabelDevice[] {
  const said = codes.map((code) => whatIsSaid(code, isName, isProduct));
  const devices = [...Map.groupBy(said.filter(hasSerial), ({ serial }) => deviceNumber(serial.serial)).values()];
  const unclaimed = expressCodes(codes).filter(
    ({ text }) => !devices.some((device) => canHold(text)(numberOf(device))),
  );
  const named = withoutSpareImeis(devices).filter((device) => !contradicts(device, unclaimed, codes));
  const isOnlyImeis = devices.length > 1 && devices.every(([first]) => first?.serial.kind === 'IMEI');
  if (devices.length > 0 && named.length === 0) return [];
  if (isOnlyImeis) return [];
  const others = said.filter((one) => one.serial === undefined);
  if (named.length === 0) return others.some(({ model }) => model !== undefined) ? [deviceOf(others)] : [];
  return named.map((own) => deviceOf([...own, ...others.filter((other) => belongsTo(other, own, named))]));
}

/** The codes of labels, those of one device once and what says its number in full first; what may be misread is left out. */
export function distinctLabelCodes(codes: readonly ReadLabelCode[]): string[] {
  const sure = codes.filter(({ isSure }) => isSure).map(({ text }) => text.trim());
  return [...Map.groupBy(sure, deviceNumber).values()].flatMap(([first]) => first ?? []);
}

const hasSerial = (one: Said): one is Said & Required<Pick<Said, 'serial'>> =>
  one.serial !== undefined && one.code.isSure;

function whatIsSaid(
  code: ReadLabelCode,
  isName: (word: string) => boolean,
  isProduct: (word: string) => boolean,
): Said {
  const text = withSeenSeparators(code.text).trim();
  const found = deviceNumberIn(text) ?? deviceNumberIn(withoutMark(text));
  const counts = found !== undefined && (found.unless === undefined || !isName(found.unless));
  const { serial, model = productIn(text), maker } = counts ? found : {};
  // A serial number alone may have the form of a machine type as well, and says no model.
  const isAlone = serial !== undefined && [serial, `S${serial}`].includes(bareNumber(text));
  const product = isAlone ? undefined : (model ?? productNumber(text, isProduct));
  return {
    code,
    ...(counts && serial !== undefined && { serial: { ...found, serial } }),
    ...(product !== undefined && { model: product }),
    ...(maker !== undefined && { maker }),
  };
}

/** `S` stands before a serial number on labels of Apple and Cisco; only what is one by its form is read so. */
const withoutMark = (text: string) => (/^S[A-Z0-9]{7,}$/.test(text) ? text.slice(1) : '');

/** The field of an envelope that names the product. */
function productIn(text: string): string | undefined {
  if (!text.startsWith('[)>') || serialIn(text) === undefined) return undefined;
  return text
    .split(/[␄␜␝␞]+/u)
    .flatMap((field) => /^1?P([A-Z0-9][A-Z0-9./#+-]{3,})$/i.exec(field)?.[1] ?? [])
    .at(0);
}

function productNumber(text: string, isProduct: (word: string) => boolean): string | undefined {
  const question = askedAsProduct(text);
  return question !== undefined && isProduct(question) ? question.slice('P/N:'.length) : undefined;
}

type Named = readonly (Said & Required<Pick<Said, 'serial'>>)[];

/** A telephone with a serial number has IMEIs beside it. */
function withoutSpareImeis(devices: readonly Named[]): readonly Named[] {
  const others = devices.filter(([first]) => first?.serial.kind !== 'IMEI');
  return others.length > 0 ? others : devices;
}

/** Dell's service tags stand in figures beside themselves. */
const expressCodes = (codes: readonly ReadLabelCode[]) => codes.filter(({ text }) => /^\d{10,11}$/.test(text.trim()));

const numberOf = ([first]: Named) => (first === undefined ? '' : deviceNumber(first.serial.serial));

/** An express code that is no service tag of the picture says that one of both was misread. */
function contradicts(device: Named, unclaimed: readonly ReadLabelCode[], codes: readonly ReadLabelCode[]): boolean {
  const [first] = device;
  if (first?.serial.kind !== 'Service-Tag') return false;
  const hasOwn = codes.some(({ text }) => canHold(text)(numberOf(device)) && /^\d+$/.test(text.trim()));
  return !hasOwn && unclaimed.length > 0;
}

function deviceOf(said: readonly Said[]): LabelDevice {
  const [serial] = said.flatMap((one) => one.serial ?? []);
  const models = new Set(said.flatMap(({ model }) => model?.toUpperCase() ?? []));
  const [model] = models;
  const makers = new Set(said.flatMap(({ maker, serial: own }) => [maker ?? [], own?.maker ?? []].flat()));
  const [maker] = makers;
  const codes = said.map(({ code }) => code);
  return {
    ...(serial !== undefined && { serial: serial.serial, kind: serial.kind }),
    ...(model !== undefined && models.size === 1 && { model }),
    ...(maker !== undefined && makers.size === 1 && { maker }),
    codes,
    box: aroundBoxes(codes.map(({ box }) => box)),
  };
}

/** With several devices on a picture a code belongs to the one that it is clearly nearest to. */
function belongsTo({ code }: Said, own: Named, all: readonly Named[]): boolean {
  const distances = all.map((device) => ({ device, far: Math.min(...device.map((one) => far(code, one.code))) }));
  const [first, second] = distances.toSorted((one, other) => one.far - other.far);
  return first?.device === own && (second === undefined || first.far < second.far * clearly);
}

const clearly = 0.7;

/** Between the middles of two codes. */
function far({ box: one }: ReadLabelCode, { box: other }: ReadLabelCode): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}

/** The least part of a picture that holds all of these. */
export function aroundBoxes(boxes: readonly LabelBox[]): LabelBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    ...{ left, top },
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}
