import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '#server/deps.ts';
import { shopConfig } from '#shop.config.ts';
import { securitySchemes } from './openapi-access.ts';
import { describeRoute } from './openapi-schema.ts';

const path = '/api/docs';

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
            'Kommt keine Antwort an, wird derselbe Aufruf noch einmal gesendet: Befehle an Vorgänge mit demselben Idempotency-Key, ' +
            'alle anderen ohne; was dann geschieht, steht bei jedem Aufruf (`x-repeat`).',
        },
        components: { securitySchemes: securitySchemes(env.publicUrl) },
      },
      transform: describeRoute,
      hideUntagged: true,
    });
    const { default: swaggerUi } = await import('@fastify/swagger-ui');
    await app.register(async (page) => {
      page.decorate('accessOfRoutes', 'public');
      await page.register(swaggerUi, {
        routePrefix: path,
        uiConfig: { validatorUrl: null },
        uiHooks: {
          // The page names its files relative to itself.
          onRequest: async (request, reply) => {
            if (request.url === path) return reply.redirect(`${path}/`, 301);
          },
        },
      });
    });
  },
  { name: 'openapi', dependencies: ['access'] },
);
