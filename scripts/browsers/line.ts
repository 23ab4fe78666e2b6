import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The line between a browser and the server, which can be cut; what pages complain about comes along it. */
export interface Line {
  readonly url: string;
  /** From now on everything goes to this server. */
  leadTo(target: string): void;
  cut(): void;
  mend(): void;
  /** What pages have complained about since this was asked last. */
  complaints(): readonly string[];
  close(): void;
}

const complaintPath = '/complaint-of-a-page';

/** Runs in each page before anything of it does. Some drivers tell nothing of a page's console. */
const watch = `
const tell = (text) => void fetch('${complaintPath}', { method: 'POST', body: text, keepalive: true }).catch(() => {});
addEventListener('error', (event) => tell(event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', (event) => tell('unhandled: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => tell('policy ' + event.violatedDirective + ': ' + event.blockedURI));
const { error } = console;
console.error = (...words) => { tell(words.map(String).join(' ')); error(...words); };
`;
const watchHash = `'sha256-${createHash('sha256').update(watch).digest('base64')}'`;

export async function openLine(): Promise<Line> {
  let target = new URL('http://127.0.0.1:1');
  let isCut = false;
  let told: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (asked.url !== complaintPath) return passOn(target, asked, answer);
    asked.setEncoding('utf8').on('data', (text: string) => told.push(text));
    asked.on('end', () => answer.writeHead(204).end());
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', (asked, socket, head) => {
    const there = connect(Number(target.port), target.hostname, () => {
      const { rawHeaders: raw } = asked;
      const headers = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []));
      there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
    socket.on('error', () => there.destroy());
    there.on('error', () => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    leadTo(url) {
      target = new URL(url);
    },
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    complaints() {
      const all = told;
      told = [];
      return all;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(target: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const wantsPage = /\btext\/html\b/.test(asked.headers.accept ?? '');
  const headers = { ...asked.headers, ...(wantsPage && { 'accept-encoding': 'identity' }) };
  const there = request({ host: target.hostname, port: target.port, path: asked.url, method: asked.method, headers });
  there.on('error', () => answer.destroy());
  there.on('response', (came) => {
    if (!wantsPage || !/^text\/html/.test(came.headers['content-type'] ?? '')) {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    came.on('data', (part: Buffer) => parts.push(part));
    came.on('end', () => {
      const html = Buffer.concat(parts).toString().replace('<head>', `<head><script>${watch}</script>`);
      const { 'content-length': _length, 'content-security-policy': policy = '', ...rest } = came.headers;
      answer.writeHead(came.statusCode ?? 502, {
        ...rest,
        'content-security-policy': String(policy).replace(/script-src /, `script-src ${watchHash} `),
      });
      answer.end(html);
    });
  });
  asked.pipe(there);
}
