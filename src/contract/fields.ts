import { z } from 'zod';
import { draftLimits } from '#domain/offer/draft.ts';
import { isDay } from '#domain/values/day.ts';
import { isEmail } from '#domain/values/email.ts';
import { isIban } from '#domain/values/iban.ts';
import { isEuros } from '#domain/values/money.ts';
import { isPostcode } from '#domain/values/postcode.ts';
import { isTimeOfDay } from '#domain/values/time-range.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Client-generated id of an offer. */
export const offerIdSchema = z.string().regex(new RegExp(`^offer-${uuid}$`));

/** Client-generated id of an item. */
export const itemIdSchema = z.string().regex(new RegExp(`^item-${uuid}$`));

/** Control characters, line separators and marks that turn the direction in which others read what follows. */
const unfitForLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** The same for texts of several lines, into which other programs paste vertical tabs and line separators. */
const unfitForText = /[^\P{Cc}\t\n\v\f\r]|[\u202a-\u202e\u2066-\u2069]/u;

/** One sign at least that shows: a line of joiners and blanks without width says nothing. */
const seen = /[^\s\p{DI}]/u;

/** A line of text that says something, free of signs that nobody can see. */
export const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Bitte füllen Sie dieses Feld aus.')
    .max(max, `Bitte höchstens ${max} Zeichen.`)
    .refine((line) => seen.test(line), 'Bitte füllen Sie dieses Feld aus.')
    .refine((line) => !unfitForLine.test(line), 'Bitte ohne Zeilenumbrüche und Steuerzeichen.');

/** Id of an inquiry or an order, given by the desk or an ERP. */
export const processIdSchema = lineSchema(64);

/** Text of several lines, free of signs that nobody can see. */
export const textSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Bitte höchstens ${max.toLocaleString('de-DE')} Zeichen.`)
    .refine((text) => !unfitForText.test(text), 'Bitte ohne Steuerzeichen.');

/** The same where something has to be said. */
export const requiredTextSchema = (max: number, missing = 'Bitte füllen Sie dieses Feld aus.') =>
  textSchema(max)
    .min(1, missing)
    .refine((text) => seen.test(text), missing);

/** A number of euros with at most two decimals, not negative. */
export const eurosSchema = z
  .number()
  .min(0, 'Bitte einen Betrag ab 0,00 € angeben.')
  .max(1_000_000_000, 'Der Betrag ist zu hoch.')
  .refine(isEuros, 'Bitte einen Betrag mit höchstens zwei Nachkommastellen angeben.');

/** A calendar day of this century, `yyyy-MM-dd`: with others neither deadlines nor holidays can be reckoned. */
export const daySchema = z
  .string()
  .max(10)
  .refine((text) => isDay(text) && text.startsWith('20'), 'Bitte ein gültiges Datum angeben.');

/** A time of day, `HH:mm`. */
export const timeSchema = z.string().refine(isTimeOfDay, 'Bitte eine Uhrzeit angeben, zum Beispiel 09:00.');

/** A German postcode (domain.md section 5). */
export const postcodeSchema = z.string().trim().refine(isPostcode, 'Bitte geben Sie eine gültige Postleitzahl an.');

/** An IBAN as typed, with or without blanks. */
export const ibanSchema = z.string().trim().max(50).refine(isIban, 'Bitte geben Sie eine gültige IBAN an.');

/** An e-mail address. */
export const contactEmailSchema = z
  .string()
  .trim()
  .max(254)
  .refine(isEmail, 'Bitte eine gültige E-Mail-Adresse eingeben.');

/** Address of an upload as the upload call answered it. */
export const uploadUrlSchema = z.string().min(1).max(300);

/** Serial number of a unit, as it stands on its plate. */
export const serialNumberSchema = lineSchema(draftLimits.serialNumber);

/** Number on a parcel; its check digit is only a warning (LOG-20). */
export const trackingNumberSchema = lineSchema(40);
