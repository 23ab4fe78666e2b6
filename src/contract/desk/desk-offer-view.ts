import { z } from 'zod';
import { batterySchema } from '#contract/parcels/packing.ts';
import { offerMessageView } from '#contract/sale/offer-messages.ts';
import { offerViewSchema, timelineEntry } from '#contract/sale/offer-view.ts';
import { deletionSkipReasons } from '#domain/offer/facts.ts';
import { deskSides, deskTasks } from '#domain/sale/desk-tasks.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { assignedSchema } from './desk-assign.ts';
import { deskCommands, inquiryContactSchema } from './desk-commands.ts';
import { saleNoteView } from './desk-notes.ts';
import { undeliveredMailSchema } from './undelivered-mail.ts';

/** One offer as the provider's screens show it: all the customer sees, and the provider's next commands. */
export const deskOfferViewSchema = offerViewSchema
  .omit({ signOffs: true, secondPerson: true, isColleague: true })
  .extend({
    timeline: z.array(
      timelineEntry.extend({
        /** Who of the provider's did it: a member of staff by their address, or what did it by itself, in words. */
        by: z.string().optional(),
      }),
    ),
    /** Who sells, and what they sell and have sold. */
    seller: z.object({
      name: z.string(),
      /** All their sales with this one, how many of them were paid, and of those for less than was agreed. */
      sales: z.int(),
      paid: z.int(),
      adjusted: z.int(),
      /** Every earlier paid sale had another account, and another contract partner. */
      otherPayout: z.boolean(),
      otherName: z.boolean(),
      /** The confirmed account has a name, and it is another than the contract's. */
      otherHolder: z.boolean(),
      /** Year of the first sale. */
      since: z.string().exactOptional(),
    }),
    /** What is to be done, the clock left aside, and until when. */
    task: z.enum(keysOf(deskTasks)),
    /** Whose turn it is: that of the task, unless a question waits for an answer. */
    side: z.enum(deskSides),
    due: z.string().exactOptional(),
    /** Why the inquiry was not answered at once, all of it, while it waits for a bid. */
    notAtOnce: z.string().exactOptional(),
    /** Who looks after it at the desk; absent where nobody does. */
    assigned: assignedSchema.exactOptional(),
    /** What the desk noted of it for itself, the newest first. */
    notes: z.array(saleNoteView),
    /** Who called or wrote, as it was taken down with the inquiry. */
    contact: inquiryContactSchema.exactOptional(),
    /** The provider's commands that may be sent now, by whoever asks. */
    commands: z.array(z.enum(deskCommands)),
    /** The reasons for which the deletion may be left out now. */
    deletionSkips: z.array(z.enum(deletionSkipReasons)),
    /** What is known about batteries before the goods leave; what is not `fine` waits for staff (LOG-11). */
    batteries: z.array(batterySchema),
    /** Arrived devices that the seller takes back by their choice; what goes back is known also where prices are not. */
    takenBack: z.array(z.object({ itemId: z.string(), units: z.int(), received: z.int() })),
    /** The money would go to another holder's account: complete needs a release (LEG-61). */
    otherPayee: z.boolean(),
    /** The customer has this offer open right now. */
    customerIsLooking: z.boolean(),
    messages: z.array(
      offerMessageView.extend({
        /** The member of staff who wrote it, by their address. */
        by: z.string().optional(),
      }),
    ),
    /** A question of the seller's waits for an answer (sendMessage). */
    openQuestion: z.boolean(),
    /** Mails about this offer that have not reached the customer. */
    undeliveredMails: z.array(undeliveredMailSchema),
  });
export type DeskOfferView = z.infer<typeof deskOfferViewSchema>;
