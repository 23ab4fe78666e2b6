import { z } from 'zod';
import { lineSchema, requiredTextSchema } from '#contract/fields.ts';

/** Longest note on a sale. */
export const longestNote = 2_000;

/** What somebody at the desk noted of a sale for their colleagues; its seller never sees it. */
export const saleNoteView = z.object({
  id: z.string(),
  /** Of the person, else their address. */
  by: z.string(),
  isMine: z.boolean(),
  at: z.string(),
  text: z.string(),
  /** To whom the sale was handed over with it. */
  handedTo: z.string().exactOptional(),
});
export type SaleNoteView = z.infer<typeof saleNoteView>;

/** Body of POST /desk/api/addNote/{offerId}. */
export const addNoteSchema = z.strictObject({ noteId: z.uuid(), text: requiredTextSchema(longestNote) });

/** Body of POST /desk/api/removeNote/{offerId}: one's own. */
export const removeNoteSchema = z.strictObject({ noteId: z.uuid() });

/** Answer of both: all notes of the sale, the newest first. */
export const saleNotesSchema = z.object({ notes: z.array(saleNoteView) });

/** So many texts are kept: more no list of choices shows. */
export const maxSnippets = 100;

/** A text that is written again and again. */
const snippetSchema = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type Snippet = z.infer<typeof snippetSchema>;

/** Answer of the calls about them: everybody's, by title. */
export const snippetsSchema = z.object({ snippets: z.array(snippetSchema) });

/** Body of POST /desk/api/saveSnippet: a new text under an id of the caller's, or one as it shall be now. */
export const saveSnippetSchema = z.strictObject({
  snippetId: z.uuid(),
  title: lineSchema(80),
  text: requiredTextSchema(longestNote),
});

/** Body of POST /desk/api/removeSnippet. */
export const removeSnippetSchema = z.strictObject({ snippetId: z.uuid() });
