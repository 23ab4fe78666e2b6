import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addedPersonSchema,
  addPersonSchema,
  namedPersonSchema,
  namePersonSchema,
  peopleSchema,
  setRolesSchema,
} from '#contract/desk/desk-people.ts';
import { listPeople } from '#server/accounts/list-people.ts';
import { nameStaff, removePerson, resetSecondFactor, setRoles } from '#server/accounts/people.ts';
import { setStaff, staffIdOf } from '#server/accounts/staff.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import type { SecurityKind } from '#server/security-log/security-event.ts';

/** Who has a place at the desk, and for which work: the administration's calls. */
export function peopleRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: peopleSchema };
    const changes = (security: SecurityKind) => ({ access: staffAccess('people'), repeat: 'anew', security }) as const;
    const everybody = async () => ({ people: await listPeople(deps.db) });

    app.get(
      '/desk/api/people',
      { config: { access: { staff: 'people' } }, schema: { summary: 'Wer am Schreibtisch arbeitet', response } },
      async () => everybody(),
    );

    app.post(
      '/desk/api/addPerson',
      {
        config: changes('staffAdded'),
        schema: {
          summary: 'Einen Zugang anlegen; das erste Passwort steht nur in dieser Antwort',
          body: addPersonSchema,
          response: { 200: addedPersonSchema },
        },
      },
      async (request) => {
        const password = deps.ids.secret().slice(0, 20);
        const { name, ...place } = request.body;
        await deps.database.transaction(async (tx) => {
          if ((await staffIdOf(tx, request.body.email)) !== undefined) throw new Problem(409, 'personKnown');
          await setStaff(deps, tx, { ...place, password });
          const added = await staffIdOf(tx, place.email);
          if (name && added !== undefined) await nameStaff(deps, tx, added, name);
        });
        noteAbout(request, await staffIdOf(deps.db, request.body.email));
        return { ...(await everybody()), password };
      },
    );

    app.post(
      '/desk/api/setRoles',
      {
        config: changes('staffRolesChanged'),
        schema: { summary: 'Festlegen, welche Arbeiten jemand tut', body: setRolesSchema, response },
      },
      async (request) => changed(request, (tx) => setRoles(deps, tx, request.body.staffId, request.body.roles)),
    );

    app.post(
      '/desk/api/namePerson',
      {
        config: changes('staffNamed'),
        schema: { summary: 'Sagen, wie jemand heißt', body: namePersonSchema, response },
      },
      async (request) => changed(request, (tx) => nameStaff(deps, tx, request.body.staffId, request.body.name)),
    );

    app.post(
      '/desk/api/resetSecondFactor',
      {
        config: changes('secondFactorReset'),
        schema: { summary: 'Den zweiten Faktor zurücksetzen', body: namedPersonSchema, response },
      },
      async (request) => changed(request, (tx) => resetSecondFactor(deps, tx, request.body.staffId)),
    );

    app.post(
      '/desk/api/removePerson',
      {
        config: changes('staffRemoved'),
        schema: { summary: 'Einen Zugang entziehen', body: namedPersonSchema, response },
      },
      async (request) => changed(request, (tx) => removePerson(deps, tx, request.body.staffId)),
    );

    async function changed(request: FastifyRequest<{ Body: { staffId: string } }>, change: (tx: Tx) => Promise<void>) {
      await deps.database.transaction(change);
      noteAbout(request, request.body.staffId);
      return everybody();
    }
  };
}

/** Beside who did it, whom it was done to. */
function noteAbout(request: FastifyRequest, staff: string | undefined): void {
  request.concerned = { staff, by: request.staffMember.id };
}
