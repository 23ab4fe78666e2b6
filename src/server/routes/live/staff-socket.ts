import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WebSocket } from 'ws';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { aggregateViewChangeSchema, type DeskNotice, type LiveNotice, liveBeat } from '#contract/sale/live.ts';
import { isStaffSessionOpen, type StaffSignedIn } from '#server/accounts/staff-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { recordDeskViewAlive, recordDeskViewClosed, recordDeskViewOpened } from '#server/offers/desk-views.ts';
import { allowRate } from './allow-rate.ts';
import { closeCodes, heartbeat, isBeat } from './close-codes.ts';
import { refuseForeign } from './refuse-foreign.ts';

interface Connection {
  readonly id: string;
  readonly socket: WebSocket;
  readonly member: StaffSignedIn;
}

/** The desk's live socket: every notice out, which sale is open in; for the plugin that has the sockets. */
export function staffSocket(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const open = new Set<Connection>();
    const { perAccount, messagesPerSecond } = deps.env.socketLimits;

    const tell = ({ type, aggregateId, version, at }: LiveNotice) => {
      const text = JSON.stringify({ type, aggregateId, version, at });
      for (const { socket } of open) socket.send(text);
    };
    const unsubscribe = deps.notices.subscribe({
      onNotice(notice) {
        if (!notice.isSellersAlone) tell(notice);
      },
      onView: tell,
      onAccountChanged(id) {
        for (const one of open) if (one.member.id === id) void isStillOpen(one).catch(report);
      },
      onMissed() {
        for (const { socket } of open) socket.close(closeCodes.comeBack);
      },
    });
    app.addHook('onClose', async () => unsubscribe());

    app.get(
      deskApi.socket,
      {
        websocket: true,
        config: { access: { staff: 'desk', personal: true } },
        preParsing: refuseForeign(deps.env),
        schema: { hide: true },
      },
      async (socket, { staffMember: member, network }) => {
        const connection: Connection = { id: deps.ids.uuid(), socket, member };
        const endFor = (code: number, result: string) => {
          const call = `GET ${deskApi.socket}`;
          deps.securityLog.note({ what: 'refused', result, staff: member.id, call, network });
          socket.close(code);
        };
        const own = [...open].filter((one) => one.member.id === member.id).length;
        if (deps.env.rateLimits && own >= perAccount) return endFor(closeCodes.tooMany, 'tooManySockets');
        open.add(connection);

        let answers = true;
        socket.on('pong', () => {
          answers = true;
        });
        const beat = setInterval(() => {
          if (!answers) return socket.terminate();
          answers = false;
          void checkAlive(connection).catch(report);
        }, heartbeat);

        // One after the other, so that what was left first is not recorded last.
        let recorded = Promise.resolve();
        const isInTime = allowRate(messagesPerSecond, () => deps.clock.now().getTime());
        socket.on('message', (bytes) => {
          if (deps.env.rateLimits && !isInTime()) return endFor(closeCodes.tooMuch, 'tooManyMessages');
          if (isBeat(bytes)) return socket.send(liveBeat);
          recorded = recorded.then(() => viewChanged(connection, String(bytes)));
        });
        socket.on('close', () => {
          clearInterval(beat);
          open.delete(connection);
          void recorded.then(() => left(connection)).catch(report);
        });
      },
    );

    async function checkAlive(connection: Connection): Promise<void> {
      const { id, socket } = connection;
      socket.ping();
      if (await isStillOpen(connection)) await recordDeskViewAlive(deps.db, id, deps.clock.now().toISOString());
    }

    /** Ends a socket whose session is over. */
    async function isStillOpen({ socket, member }: Connection): Promise<boolean> {
      const isOpen = await isStaffSessionOpen(deps.db, member.sessionId, deps.clock.now());
      if (!isOpen) socket.close(closeCodes.sessionOver);
      return isOpen;
    }

    /** What is no AggregateViewChange is not recorded and not answered. */
    async function viewChanged(connection: Connection, text: string): Promise<void> {
      try {
        const change = aggregateViewChangeSchema.safeParse(JSON.parse(text)).data;
        if (change === undefined) return;
        await left(connection);
        if (change.event === 'viewEntered' && change.aggregateId !== null)
          await entered(connection, change.aggregateId);
      } catch (error) {
        if (!(error instanceof SyntaxError)) report(error);
      }
    }

    async function entered({ id: socketId, member }: Connection, offerId: string): Promise<void> {
      const now = deps.clock.now();
      if (!(await isStaffSessionOpen(deps.db, member.sessionId, now))) return;
      await recordDeskViewOpened(deps.db, { socketId, staffId: member.id, offerId }, now.toISOString());
      await publish('deskViewEntered', offerId);
    }

    async function left({ id }: Connection): Promise<void> {
      for (const offerId of await recordDeskViewClosed(deps.db, id, deps.clock.now().toISOString()))
        await publish('deskViewLeft', offerId);
    }

    async function publish(type: DeskNotice, aggregateId: string): Promise<void> {
      const at = deps.clock.now().toISOString();
      await deps.notices.publishView(deps.db, { type, aggregateId, version: 0, at });
    }

    function report(error: unknown): void {
      deps.log.error({ err: error }, 'A view at the desk was not recorded');
    }
  };
}
