import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import threads from 'node:worker_threads';

/**
 * Closes every way to the network for the rest of this process: Node 24 has no permission for it. All of them, `fetch`
 * included, go through these. A new thread would have them open again, so there is none. The line to the server is
 * another thing and stays.
 */
export function cutNetwork(): void {
  close(net.Socket.prototype, ['connect']);
  close(net.Server.prototype, ['listen', '_listen2', '_setupListenHandle']);
  close(net, ['_createServerHandle']);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  for (const questions of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    close(
      questions,
      Object.getOwnPropertyNames(questions).filter((name) => /^(lookup|resolve|reverse)/.test(name)),
    );
  }
  close(threads, ['Worker']);
  syncBuiltinESMExports();
}

function close(holder: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(holder, name, { value: refuse, configurable: false, writable: false });
  }
}

function refuse(): never {
  throw Object.assign(new Error('A worker has no network'), { code: 'ERR_ACCESS_DENIED' });
}
