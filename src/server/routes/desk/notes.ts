import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addNoteSchema,
  maxSnippets,
  removeNoteSchema,
  removeSnippetSchema,
  saleNotesSchema,
  saveSnippetSchema,
  snippetsSchema,
} from '#contract/desk/desk-notes.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { textSnippets } from '#server/db/schema/desk.ts';
import type { Deps } from '#server/deps.ts';
import { addNote, readNotes, removeNote } from '#server/offers/desk-notes.ts';
import { Problem } from '#server/problem.ts';

/** What people at the desk write for each other: notes on a sale, and texts that are written again and again. */
export function noteRoutes({ db, clock, notices }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const params = z.object({ offerId: offerIdSchema });
    const config = { access: { staff: 'desk' }, repeat: 'sameState' } as const;
    const notes = { 200: saleNotesSchema };
    const response = { 200: snippetsSchema };

    app.post(
      deskApi.addNote(':offerId'),
      {
        config,
        schema: {
          summary: 'Einen Verkauf für die Kollegen kommentieren; der Kunde sieht es nicht',
          params,
          body: addNoteSchema,
          response: notes,
        },
      },
      async ({ params: { offerId }, body: { noteId: id, text }, staffMember: { id: by } }) => {
        const isNoted = await addNote(db, { id, offerId, by, text, at: clock.now().toISOString() });
        if (!isNoted) throw new Problem(404, 'notFound');
        return changed(offerId, by);
      },
    );

    app.post(
      deskApi.removeNote(':offerId'),
      {
        config,
        schema: { summary: 'Eine eigene Notiz löschen', params, body: removeNoteSchema, response: notes },
      },
      async ({ params: { offerId }, body: { noteId: id }, staffMember: { id: by } }) => {
        await removeNote(db, { id, offerId, by });
        return changed(offerId, by);
      },
    );

    app.get(
      deskApi.snippets,
      { config: { access: { staff: 'desk' } }, schema: { summary: 'Textbausteine, nach Titel', response } },
      async () => ({ snippets: await all() }),
    );

    app.post(
      deskApi.saveSnippet,
      {
        config,
        schema: { summary: 'Einen Textbaustein anlegen oder ändern', body: saveSnippetSchema, response },
      },
      async ({ body: { snippetId: id, title, text }, staffMember: { id: changedBy } }) => {
        const kept = await all();
        if (kept.length >= maxSnippets && !kept.some((one) => one.id === id)) throw new Problem(409, 'tooManySnippets');
        const set = { title, text, changedBy, changedAt: clock.now().toISOString() };
        await db
          .insert(textSnippets)
          .values({ id, ...set })
          .onConflictDoUpdate({ target: textSnippets.id, set });
        return { snippets: await all() };
      },
    );

    app.post(
      deskApi.removeSnippet,
      { config, schema: { summary: 'Einen Textbaustein löschen', body: removeSnippetSchema, response } },
      async ({ body: { snippetId } }) => {
        await db.delete(textSnippets).where(eq(textSnippets.id, snippetId));
        return { snippets: await all() };
      },
    );

    async function changed(offerId: string, staffId: string) {
      const at = clock.now().toISOString();
      await notices.publishView(db, { type: 'deskNoted', aggregateId: offerId, version: 0, at });
      return { notes: await readNotes(db, offerId, staffId) };
    }

    function all() {
      const { id, title, text } = textSnippets;
      return db.select({ id, title, text }).from(textSnippets).orderBy(asc(title), asc(id));
    }
  };
}
