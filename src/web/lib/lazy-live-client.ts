import type { LiveClient } from './live-client.ts';

/** The live connection of a window in which perhaps nobody signs in: its code comes with the first use. */
export function lazyLiveClient(load: () => Promise<LiveClient>): LiveClient {
  let client: LiveClient | undefined;
  let loading: Promise<LiveClient> | undefined;

  /** In the order of the wishes. Code that does not arrive means no live news; the pages read again by themselves. */
  function once(use: (client: LiveClient) => void): void {
    loading ??= load().then((loaded) => {
      client = loaded;
      return loaded;
    });
    loading.then(use, () => {
      loading = undefined;
    });
  }

  return {
    connect: () => once((live) => live.connect()),
    disconnect: () => loading && once((live) => live.disconnect()),
    send: (message) => client?.send(message),
    on(event, listener) {
      let stop: (() => void) | undefined;
      let wanted = true;
      once((live) => {
        if (wanted) stop = live.on(event, listener);
      });
      return () => {
        wanted = false;
        stop?.();
      };
    },
  };
}
