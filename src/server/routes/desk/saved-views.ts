import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { removeViewSchema, savedViewsSchema, saveViewSchema } from '#contract/desk/desk-saved-views.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { removeView, savedViewsOf, saveView } from '#server/accounts/saved-views.ts';
import type { Deps } from '#server/deps.ts';

/** The filters of the work list that somebody keeps under a name. */
export function savedViewRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = { staff: 'desk' } as const;
    const response = { 200: savedViewsSchema };
    const all = async (staffId: string) => ({ views: await savedViewsOf(deps.db, staffId) });

    app.get(
      deskApi.views,
      { config: { access }, schema: { summary: 'Eigene Ansichten der Arbeitsliste', response } },
      async (request) => all(request.staffMember.id),
    );

    app.post(
      deskApi.saveView,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Eine Ansicht der Arbeitsliste unter einem Namen behalten oder umbenennen',
          body: saveViewSchema,
          response,
        },
      },
      async ({ body, staffMember: { id: staffId } }) => {
        await saveView(deps, { ...body, staffId });
        return all(staffId);
      },
    );

    app.post(
      deskApi.removeView,
      {
        config: { access, repeat: 'sameState' },
        schema: { summary: 'Eine eigene Ansicht löschen', body: removeViewSchema, response },
      },
      async ({ body: { viewId }, staffMember: { id: staffId } }) => {
        await removeView(deps.db, { staffId, viewId });
        return all(staffId);
      },
    );
  };
}
