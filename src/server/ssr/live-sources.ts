import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientAssets, DeskPageRequest, PageRequest, RenderedPage } from '#web/entry-server.tsx';

/** The browser half out of its sources, in place of a build, while the program is worked on (`npm run dev`). */
export interface LiveSources {
  readonly assets: ClientAssets;
  readonly deskAssets: ClientAssets;
  /** Script of the page of all inputs. */
  readonly uiEntry: string;
  /** Origin of the socket over which browsers hear of changes. */
  readonly socket: string;
  /** Answers what is asked for out of the sources, and hands everything else on. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Renders with the screens as they are now, though the server was started with others. */
  render(request: PageRequest): Promise<RenderedPage>;
  renderDesk(request: DeskPageRequest): Promise<RenderedPage>;
}
