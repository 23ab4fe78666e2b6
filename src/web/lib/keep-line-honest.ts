import { liveBeat } from '#contract/sale/live.ts';

/** Milliseconds: how often the line is looked at, after how much silence it is asked whether it lives, and how long it may take to answer. */
export const lineTimes = { look: 5_000, silence: 12_000, answer: 3_000, away: 30_000 } as const;

/** The part of a reconnecting socket that is needed here. */
interface Line {
  addEventListener(type: 'open' | 'close' | 'message', listener: () => void): void;
  send(text: string): void;
  reconnect(): void;
}

/** What tells that somebody comes back to the window. */
interface Page {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: string };
}

/**
 * A browser never hears of a connection that died in silence: the device slept, the network is another one. The line is therefore asked
 * whether it lives when nothing has come for a while and when somebody comes back to the window, and opened anew when it does not answer;
 * at once after a sleep, after a while out of sight, and where the network was gone. Whoever hears 'open' reads again. Returns the end of it.
 */
export function keepLineHonest(line: Line, { window, document }: Page): () => void {
  let [isOpen, heardAt, lookedAt] = [false, Date.now(), Date.now()];
  let leftAt: number | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;

  function heard() {
    heardAt = Date.now();
    clearTimeout(doubt);
    doubt = undefined;
  }
  function openAnew() {
    heard();
    line.reconnect();
  }
  function ask() {
    if (!isOpen || doubt !== undefined) return;
    doubt = setTimeout(openAnew, lineTimes.answer);
    line.send(liveBeat);
  }
  function look() {
    const pause = Date.now() - lookedAt;
    lookedAt = Date.now();
    // Out of sight a browser looks once a minute, awake as it is; whoever comes back after that gets a new line anyway.
    if (pause > lineTimes.away && document.visibilityState !== 'hidden') openAnew();
    else if (Date.now() - heardAt > lineTimes.silence) ask();
  }
  function comeOrGo() {
    if (document.visibilityState === 'hidden') leftAt ??= Date.now();
    else {
      const away = Date.now() - (leftAt ?? Date.now());
      leftAt = undefined;
      if (away > lineTimes.away) openAnew();
      else ask();
    }
  }

  line.addEventListener('open', () => {
    isOpen = true;
    heard();
  });
  line.addEventListener('close', () => {
    isOpen = false;
    heard();
  });
  line.addEventListener('message', heard);
  const timer = setInterval(look, lineTimes.look);
  const over = new AbortController();
  document.addEventListener('visibilitychange', comeOrGo, over);
  window.addEventListener('focus', ask, over);
  window.addEventListener('pageshow', ask, over);
  window.addEventListener('online', openAnew, over);
  return () => {
    clearInterval(timer);
    clearTimeout(doubt);
    over.abort();
  };
}
