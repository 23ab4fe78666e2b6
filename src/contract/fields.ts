import { z } from 'zod';
import { draftLimits } from '#domain/offer/draft.ts';
import { addressIn } from '#domain/values/copied-address.ts';
import { seenNumber, seenText } from '#domain/values/invisible.ts';
import { isEuros } from '#domain/values/money.ts';
import { ruled } from './rules/ruled.ts';
import { rules, text } from './rules/rules.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Client-generated id of an offer. */
export const offerIdSchema = z.string().regex(new RegExp(`^offer-${uuid}$`));

/** Client-generated id of an item. */
export const itemIdSchema = z.string().regex(new RegExp(`^item-${uuid}$`));

/** A text as people typed it, and a number as it is printed; whatever nobody sees in them is lost. */
export const typedText = z.string().overwrite(seenText).trim();
export const numberAsTyped = z.string().overwrite(seenNumber).trim();

/** A line of text that says something, free of characters that nobody can see. */
export const lineSchema = (max: number) => ruled(typedText, rules.required, rules.max(max), rules.line);

/** The same of a number, with dashes as they are on the keyboard. */
export const numberSchema = (max: number) => ruled(numberAsTyped, rules.required, rules.max(max), rules.line);

/** Id of an inquiry or an order, given by the desk or an ERP. */
export const processIdSchema = numberSchema(64);

/** Text of several lines, free of characters that nobody can see. */
export const textSchema = (max: number) => ruled(typedText, rules.max(max), rules.plainText);

/** The same where something has to be said. */
export const requiredTextSchema = (max: number) => ruled(typedText, rules.required, rules.max(max), rules.plainText);

/** A number of euros with at most two decimals, not negative. */
export const eurosSchema = z
  .number()
  .min(0, 'Bitte einen Betrag ab 0,00 € angeben.')
  .max(1_000_000_000, 'Der Betrag ist zu hoch.')
  .refine(isEuros, 'Bitte einen Betrag mit höchstens zwei Nachkommastellen angeben.');

const thisCentury = text({ rule: 'date' }, (day) => day.startsWith('20'));

/** A calendar day of this century, `yyyy-MM-dd`: with others neither deadlines nor holidays can be reckoned. */
export const daySchema = ruled(z.string(), rules.bail, rules.max(10), rules.date, thisCentury);

/** A time of day, `HH:mm`. */
export const timeSchema = ruled(z.string(), rules.time);

/** A German postcode. */
export const postcodeSchema = ruled(numberAsTyped, rules.postcode);

/** An IBAN as typed, with or without blanks. */
export const ibanSchema = ruled(numberAsTyped, rules.bail, rules.max(50), rules.iban);

/** A BIC as typed. */
export const bicSchema = ruled(numberAsTyped, rules.bail, rules.max(20), rules.bic);

const copiedEmail = (text: string) => addressIn(seenText(text)).trim();

/** An e-mail address, or what a program copied in its place. */
export const contactEmailSchema = ruled(z.string().overwrite(copiedEmail), rules.bail, rules.max(254), rules.email);

/** Address of an upload as the upload call answered it. */
export const uploadUrlSchema = z.string().min(1).max(300);
/** A file as the upload call answered it. */
export const uploadedFileSchema = z.object({ url: uploadUrlSchema, name: z.string().min(1).max(300) });

/** Serial number of a unit, as it stands on its plate. */
export const serialNumberSchema = numberSchema(draftLimits.serialNumber);
/** The owner's own number of a device, and where it stands as the owner calls it. */
export const inventoryNumberSchema = numberSchema(draftLimits.inventoryNumber);
export const siteSchema = lineSchema(draftLimits.site);

/** Number on a parcel; its check digit is only a warning (LOG-20). */
export const trackingNumberSchema = numberSchema(40);
