import { readFileSync } from 'node:fs';

const watchMilliseconds = 250;

/**
 * Between npm and us stands a shell that hands on no signal: who ends npm would leave us behind, with the port and the data
 * folder taken. So we end when npm is gone. Started by hand, without npm, nothing is watched.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || isRunning(npm))) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, watchMilliseconds);
  watch.unref();
}

/** Known on Linux only; elsewhere the end of the shell is the sign. */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
