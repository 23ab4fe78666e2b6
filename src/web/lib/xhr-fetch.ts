/** Hears which share of the body has left, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** A `fetch` for sending files: the real one says nothing about how far a body has got. Only what the api client asks of it. */
export function xhrFetch(onProgress: OnProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      // Given up while the photo was made smaller: from here on nobody tells of it any more.
      init.signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.responseType = 'text';
      const stall = watchStall(() => request.abort());
      request.onloadend = stall.end;
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        stall.hear();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        const body = request.status === 204 ? null : request.responseText;
        resolve(new Response(body, { status: request.status }));
      };
      request.onerror = () => reject(new TypeError('The request did not come back'));
      request.onabort = () => reject(new DOMException('The request was given up or heard nothing', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null);
    });
}

/** A dead connection says nothing, for hours: whoever hears nothing for so long gives up. */
const longestSilence = 120_000;

function watchStall(giveUp: () => void) {
  let timer = setTimeout(giveUp, longestSilence);
  return {
    hear() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, longestSilence);
    },
    end: () => clearTimeout(timer),
  };
}
