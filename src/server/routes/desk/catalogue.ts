import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addAliasSchema,
  catalogueCalls,
  catalogueChangedSchema,
  catalogueChangesSchema,
  catalogueChoicesSchema,
  catalogueEntrySchema,
  catalogueFileNames,
  catalogueHitsSchema,
  catalogueProposalsSchema,
  changeCatalogueSchema,
  undoCatalogueSchema,
} from '#contract/desk/desk-catalogue.ts';
import { lineSchema } from '#contract/fields.ts';
import { catalogueChoices } from '#server/catalogue-changes/catalogue-choices.ts';
import { readChanges, recentChanges } from '#server/catalogue-changes/change-store.ts';
import { catalogueFileOf, describeEntry } from '#server/catalogue-changes/describe-entry.ts';
import { rowIn } from '#server/catalogue-changes/lay-over.ts';
import { proposalDays, readProposals } from '#server/catalogue-changes/proposals.ts';
import { undoableChanges } from '#server/catalogue-changes/undoable-changes.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { toldChange } from './told-change.ts';

const limits = { hits: 20, changes: 200 };

/** The catalogue as the house changes it (docs/decisions/0534). */
export function catalogueRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { catalogueChanges: changes } = deps;
  const reads = { access: { staff: 'catalogue' } } as const;
  const writes = { access: staffAccess('catalogue'), repeat: 'anew' } as const;
  const response = { 200: catalogueChangedSchema };

  return async (app) => {
    app.get(
      catalogueCalls.find,
      {
        config: reads,
        schema: {
          summary: 'Modelle, Serien und Hersteller suchen',
          querystring: z.strictObject({ q: lineSchema(60) }),
          response: { 200: catalogueHitsSchema },
        },
      },
      async ({ query: { q } }) => {
        const { bySlug } = deps.catalogue.catalogue;
        const hits = (await deps.catalogue.find(q, limits.hits)).flatMap(({ slug, note }) => {
          const item = bySlug.get(slug);
          const file = item && catalogueFileOf(item);
          return item === undefined || file === undefined ? [] : [{ id: item.id, file, title: item.title, note }];
        });
        return { hits };
      },
    );

    app.get(
      catalogueCalls.entry,
      {
        config: reads,
        schema: {
          summary: 'Einen Eintrag lesen, mit allem, was er erbt',
          querystring: z.strictObject({ id: z.uuid() }),
          response: { 200: catalogueEntrySchema },
        },
      },
      async ({ query: { id } }) => {
        const item = deps.catalogue.catalogue.byId.get(id);
        const file = item && catalogueFileOf(item);
        const row = file && rowIn(file, (await changes.texts())[file], id);
        if (item === undefined || row === undefined) throw new Problem(404, 'notFound');
        const [last] = await recentChanges(deps.db, 1, id);
        return describeEntry(item, row, last?.version ?? 0);
      },
    );

    app.get(
      catalogueCalls.choices,
      {
        config: reads,
        schema: {
          summary: 'Was die Angaben eines Modells sein können',
          response: { 200: catalogueChoicesSchema },
        },
      },
      async () => catalogueChoices(await changes.texts()),
    );

    app.get(
      catalogueCalls.changes,
      {
        config: reads,
        schema: {
          summary: 'Was am Katalog geändert wurde, das Neueste zuerst',
          querystring: z.strictObject({ id: z.uuid().optional() }),
          response: { 200: catalogueChangesSchema },
        },
      },
      async ({ query: { id } }) => {
        const undoable = undoableChanges(await readChanges(deps.db));
        const recent = await recentChanges(deps.db, limits.changes, id);
        return { changes: recent.map((change) => toldChange(change, undoable)) };
      },
    );

    app.get(
      catalogueCalls.proposals,
      {
        config: reads,
        schema: {
          summary: 'Was frei beschrieben wurde, nach Häufigkeit',
          response: { 200: catalogueProposalsSchema },
        },
      },
      async () => ({
        days: proposalDays,
        proposals: await readProposals(deps.database, deps.catalogue, deps.clock.now()),
      }),
    );

    app.get(
      catalogueCalls.file,
      {
        config: reads,
        schema: {
          produces: ['text/csv'],
          summary: 'Eine Datei des Katalogs mit allen Änderungen',
          querystring: z.strictObject({ file: z.enum(catalogueFileNames) }),
        },
      },
      async ({ query: { file } }, reply) => {
        reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}.csv"`);
        return reply.send((await changes.texts())[file]);
      },
    );

    app.post(
      catalogueCalls.change,
      {
        config: writes,
        schema: { summary: 'Einen Eintrag anlegen oder berichtigen', body: changeCatalogueSchema, response },
      },
      async ({ body, staffMember }) => changes.change(body, staffMember.id),
    );

    app.post(
      catalogueCalls.addAlias,
      {
        config: writes,
        schema: { summary: 'Einem Modell einen weiteren Namen geben', body: addAliasSchema, response },
      },
      async ({ body: { id, alias }, staffMember }) => changes.addAlias(id, alias, staffMember.id),
    );

    app.post(
      catalogueCalls.undo,
      {
        config: writes,
        schema: { summary: 'Eine Änderung zurücknehmen', body: undoCatalogueSchema, response },
      },
      async ({ body, staffMember }) => changes.undo(body, staffMember.id),
    );
  };
}
