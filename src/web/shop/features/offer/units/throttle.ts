/** Does a task at once, and however often it is asked for meanwhile only once more after each pause. */
export interface Throttled {
  ask(): void;
  stop(): void;
}

type Wait = (then: () => void) => () => void;

/** `wait` calls back after the pause, and answers with what gives that up. */
export function throttle(task: () => void, wait: Wait): Throttled {
  let giveUp: (() => void) | undefined;
  let isWanted = false;

  function run(): void {
    isWanted = false;
    giveUp = wait(() => {
      giveUp = undefined;
      if (isWanted) run();
    });
    task();
  }

  return {
    ask() {
      if (giveUp === undefined) run();
      else isWanted = true;
    },
    stop() {
      giveUp?.();
      giveUp = undefined;
      isWanted = false;
    },
  };
}
