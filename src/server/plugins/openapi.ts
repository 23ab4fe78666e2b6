import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { firmApiTag } from '#contract/account/firm-systems.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Deps } from '#server/deps.ts';
import { securitySchemes } from './openapi-access.ts';
import { finishOpenApi } from './openapi-document.ts';
import { describeRoute } from './openapi-schema.ts';

const path = '/api/docs';

const groups = Object.entries({
  auth: 'Konto anlegen, anmelden, Passwort und Passkeys',
  accounts: 'Das eigene Konto: Profil, Sitzungen, Daten mitnehmen, löschen',
  firm: 'Die eigene Firma: Personen, Rechte, Einladungen, Token und Webhooks ihrer Systeme',
  [firmApiTag]:
    'Was Systeme einer Firma mit ihrem Token aufrufen: Listen senden, Verkäufe, Geräte und Unterlagen lesen',
  selfservice: 'Geräte suchen, anfragen und verkaufen',
  uploads: 'Dateien des Verkäufers',
  desk: 'Der Schreibtisch des Ankäufers',
  content: 'Beiträge',
  contact: 'Kontaktformular',
  consent: 'Einwilligungen',
  health: 'Zustand des Servers',
}).map(([name, description]) => ({ name, description }));

/** The documentation of all calls, from the same schemas that check them; registered before the routes. */
export const openapiPlugin = fp<{ deps: Pick<Deps, 'env'> }>(
  async (app: FastifyInstance, { deps: { env } }) => {
    const { default: swagger } = await import('@fastify/swagger');
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: shopConfig.productName,
          version: shopConfig.version,
          description:
            'Jeder ändernde Aufruf schickt den Wert des Cookies XSRF-TOKEN im Header X-XSRF-TOKEN mit; GET /auth/api/currentUser setzt es. ' +
            'Abgelehnte Aufrufe antworten mit application/problem+json (RFC 9457) und einem festen `code`. ' +
            'Kommt keine Antwort an, wird derselbe Aufruf noch einmal gesendet: Befehle an Verkäufe und Dateien mit demselben Idempotency-Key, ' +
            'alle anderen ohne; was dann geschieht, steht bei jedem Aufruf (`x-repeat`).',
        },
        servers: [{ url: env.publicUrl }],
        tags: groups,
        components: { securitySchemes: securitySchemes(env.publicUrl) },
      },
      transform: describeRoute,
      // The document is made by the package; what it cannot say is added when somebody asks for it.
      transformObject: (made) => ('openapiObject' in made ? finishOpenApi(made.openapiObject) : made.swaggerObject),
      hideUntagged: true,
    });
    const { default: swaggerUi } = await import('@fastify/swagger-ui');
    // Said here, because in the bundle the package does not know any more where it lies.
    const pageFiles = join(
      dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
      'static',
    );
    /** Whom the calls of the desk are shown: in production its staff alone. */
    const insiders = new WeakSet<FastifyRequest>();
    await app.register(async (page) => {
      page.decorate('accessOfRoutes', 'public');
      await page.register(swaggerUi, {
        routePrefix: path,
        baseDir: pageFiles,
        logo: { type: 'image/svg+xml', content: readFileSync(join(pageFiles, 'logo.svg')) },
        uiConfig: { validatorUrl: null },
        uiHooks: {
          // The page names its files relative to itself.
          onRequest: async (request, reply) => {
            if (request.url === path) return reply.redirect(`${path}/`, 301);
          },
          preHandler: async (request) => {
            if (env.mode === 'demo' || (await request.staff()) !== null) insiders.add(request);
          },
        },
        transformSpecification: (document, request) => (insiders.has(request) ? document : withoutDesk(document)),
        transformSpecificationClone: false,
      });
    });
  },
  { name: 'openapi', dependencies: ['access', 'session'] },
);

const described = z.object({
  components: z.looseObject({
    securitySchemes: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.unknown()),
  }),
});

/** A copy without what only staff may call: strangers need not know how the provider works. */
function withoutDesk<T extends object>(document: T): T {
  const paths = 'paths' in document && typeof document.paths === 'object' ? (document.paths ?? {}) : {};
  const open = Object.entries(paths).filter(([path]) => !path.startsWith('/desk/'));
  const { components } = described.parse(document);
  const { staff: _ofStaff, token: _ofSystems, ...securitySchemes } = components.securitySchemes;
  const schemas = namedIn([open, components.responses], components.schemas);
  return { ...document, paths: Object.fromEntries(open), components: { ...components, securitySchemes, schemas } };
}

/** The schemas that a part of the description names, and those that these name in turn. */
function namedIn(part: unknown, schemas: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = new Set<string>();
  const look = (text = '') => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (named.has(name)) continue;
      named.add(name);
      look(JSON.stringify(schemas[name]));
    }
  };
  look(JSON.stringify(part));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => named.has(name)));
}
