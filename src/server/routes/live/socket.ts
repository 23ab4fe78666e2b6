import websocket from '@fastify/websocket';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WebSocket } from 'ws';
import { type AggregateViewChange, aggregateViewChangeSchema, liveBeat } from '#contract/sale/live.ts';
import { type SignedIn, sessionReader } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { loadState } from '#server/offers/store.ts';
import { recordViewAlive, recordViewClosed, recordViewOpened } from '#server/offers/views.ts';
import { ownerKey } from '#server/owner-key.ts';
import { holderOf, isHeldBy } from '#server/policies/holder.ts';
import { allowRate } from './allow-rate.ts';
import { closeCodes, heartbeat, isBeat } from './close-codes.ts';
import { type Connection, openConnections } from './connections.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { staffSocket } from './staff-socket.ts';

/** What a client may send at most: one AggregateViewChange. */
const longestMessage = 1_024;
/** How often it is looked whether the session of an open socket has run out; one that is ended is told by a notice. */
const findExpired = 500;
/** How many view changes may wait; nobody opens and leaves offers that fast. */
const maxWaiting = 50;
const { sessionOver, tooMuch, tooMany, accountChanged, comeBack } = closeCodes;
/** How long a client may take to answer that, in milliseconds, when the server ends. */
const farewell = 2_000;

const noLimits = { perAccount: 1_000_000, messagesPerSecond: 1_000_000 };

/** The live socket: own notices out, AggregateViewChange in. */
export function liveRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(websocket, {
      options: { maxPayload: longestMessage },
      errorHandler: endSocket,
      preClose: sendAway,
    });
    await app.register(staffSocket(deps));
    const readSession = sessionReader(deps);
    const connections = openConnections();
    const { perAccount, messagesPerSecond } = deps.env.rateLimits ? deps.env.socketLimits : noLimits;

    const unsubscribe = deps.notices.subscribe({
      onNotice({ ownerKey: owner, isSellersAlone: _, ...notice }) {
        for (const { socket } of connections.ofOwner(owner)) socket.send(JSON.stringify(notice));
      },
      onAccountChanged(id) {
        for (const one of connections.all()) if (one.signedIn.account.id === id) checkSession(one);
      },
      onMissed() {
        for (const { socket } of connections.all()) socket.close(comeBack);
      },
    });
    const expiry = setInterval(() => {
      const now = deps.clock.now();
      for (const one of connections.all()) if (one.signedIn.session.expiresAt <= now) checkSession(one);
    }, findExpired);
    app.addHook('onClose', async () => {
      clearInterval(expiry);
      unsubscribe();
    });

    app.get(
      '/selfservice/api/socket',
      { websocket: true, config: { access: 'customer' }, preParsing: refuseForeign(deps.env), schema: { hide: true } },
      async (socket, request) => {
        const { customer: signedIn } = request;
        const { account } = signedIn;
        const { network } = request;
        const call = 'GET /selfservice/api/socket';
        const endFor = (code: number, reason: string, result: string) => {
          deps.securityLog.note({ what: 'refused', result, account: account.id, call, network });
          socket.close(code, reason);
        };
        const id = deps.ids.uuid();
        const connection: Connection = { socket, owner: ownerKey(holderOf(signedIn) ?? ''), signedIn };
        if (connections.countOf(account.id) >= perAccount)
          return endFor(tooMany, 'Zu viele offene Fenster', 'tooManySockets');
        connections.add(connection);
        // The session may have ended since the call was let in, and the notice of it have found no socket.
        checkSession(connection);
        let answers = true;
        socket.on('pong', () => {
          answers = true;
        });
        const beat = setInterval(() => {
          // A connection that broke unnoticed would show its offer for ever.
          if (!answers) return socket.terminate();
          answers = false;
          void checkAlive(id, connection).catch(report);
        }, heartbeat);

        // One after the other, so that what was left first is not recorded last.
        let recorded = Promise.resolve();
        let waiting = 0;
        const isInTime = allowRate(messagesPerSecond, () => deps.clock.now().getTime());
        socket.on('message', (bytes) => {
          if (waiting >= maxWaiting || !isInTime()) return endFor(tooMuch, 'Zu viele Nachrichten', 'tooManyMessages');
          if (isBeat(bytes)) return socket.send(liveBeat);
          waiting += 1;
          recorded = recorded.then(async () => {
            if (await isStillValid(connection).catch(report)) await viewChanged(id, connection.signedIn, String(bytes));
            waiting -= 1;
          });
        });
        socket.on('close', () => {
          clearInterval(beat);
          connections.remove(connection);
          void recorded.then(() => left(id)).catch(report);
        });
      },
    );

    /** The server ends: open sockets are to come back, to another process or to the next. */
    function sendAway(ended: () => void): void {
      const { clients } = app.websocketServer;
      for (const socket of clients) socket.close(comeBack);
      const late = setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, farewell);
      app.websocketServer.close(() => {
        clearTimeout(late);
        ended();
      });
    }

    async function checkAlive(socketId: string, connection: Connection): Promise<void> {
      connection.socket.ping();
      if (await isStillValid(connection)) await recordViewAlive(deps.db, socketId, deps.clock.now().toISOString());
    }

    /** Ends a socket whose session is over, and one whose account has confirmed or changed its address since. */
    async function isStillValid(connection: Connection): Promise<boolean> {
      const { socket, signedIn } = connection;
      if (socket.readyState !== socket.OPEN) return false;
      const now = await readSession(signedIn.session.token);
      if (!now) socket.close(sessionOver);
      else if (holderOf(now) !== holderOf(signedIn)) socket.close(accountChanged);
      else connection.signedIn = now;
      return connection.signedIn === now;
    }

    function checkSession(connection: Connection): void {
      void isStillValid(connection).catch(report);
    }

    /** A message that is too long or no text, or a broken connection: the other side's doing, which fills no log. */
    function endSocket(error: Error & { code?: string }, socket: WebSocket): void {
      if (!/^(WS_ERR_|ECONNRESET$|EPIPE$)/.test(error.code ?? '')) report(error);
      socket.terminate();
    }

    /** What is no AggregateViewChange, or names an offer of somebody else, is not recorded and not answered. */
    async function viewChanged(socketId: string, caller: SignedIn, text: string): Promise<void> {
      try {
        const change = aggregateViewChangeSchema.safeParse(JSON.parse(text)).data;
        if (change?.event === 'viewLeft') await left(socketId);
        if (change?.event !== 'viewEntered' || change.aggregateId === null) return;
        const found = await loadState(deps.db, change.aggregateId);
        if (!found || found.ownerless || !isHeldBy(found.holder, caller)) return;
        await recordViewOpened(deps.db, socketId, change.aggregateId, deps.clock.now().toISOString());
        await tellDesk('viewEntered', change.aggregateId);
      } catch (error) {
        if (!(error instanceof SyntaxError)) report(error);
      }
    }

    async function left(socketId: string): Promise<void> {
      for (const offerId of await recordViewClosed(deps.db, socketId, deps.clock.now().toISOString()))
        await tellDesk('viewLeft', offerId);
    }

    /** 'Kunde sieht gerade zu' appears and goes by itself. */
    async function tellDesk(type: AggregateViewChange['event'], aggregateId: string): Promise<void> {
      const at = deps.clock.now().toISOString();
      await deps.notices.publishView(deps.db, { type, aggregateId, version: 0, at });
    }

    function report(error: unknown): void {
      deps.log.error({ err: error }, 'A view change was not recorded');
    }
  };
}
