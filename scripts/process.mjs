import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program in the foreground, hands on the signals that reach us, and gives its exit code (128 + n after signal n). */
export function runAndPassSignals(program, args) {
  const child = spawn(program, args, { stdio: 'inherit' });
  const listeners = forwarded.map((signal) => {
    const listener = () => child.kill(signal);
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      for (const remove of listeners) remove();
      done(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs one of the tools in node_modules under this same Node and collects what it writes. */
export function runTool(name, args, env = {}) {
  const bin = resolve('node_modules/.bin');
  const child = spawn(resolve(bin, name), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('exit', stop);
      done({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}
