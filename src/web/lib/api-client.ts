import { api } from '#contract/site/urls.ts';
import { networkProblem, problemOf } from './problem-error.ts';
import { seenAnswers } from './seen-answers.ts';

/** Calls the server with cookies and JSON; resolves to the parsed body, rejects with a ProblemError. */
export interface ApiClient {
  get(path: string): Promise<unknown>;
  /** A signal gives up what is no longer wanted. */
  post(path: string, body?: object, headers?: CallHeaders, signal?: AbortSignal): Promise<unknown>;
  delete(path: string, body?: object): Promise<unknown>;
  upload(path: string, form: FormData, headers?: CallHeaders): Promise<unknown>;
}

/** Beside that takes answers that are a file. */
export interface FileClient extends ApiClient {
  /** Resolves to the answer as it came; rejects with a ProblemError. */
  postForFile(path: string, body: object): Promise<Response>;
}

/** For answers that come line by line (NDJSON), while the server is still at work. */
export interface LineClient {
  /** Calls back for each line and resolves after the last; rejects with a ProblemError, also when the answer breaks off. */
  postLines(path: string, body: object, onLine: (line: unknown) => void): Promise<void>;
}

/** What a call says beside its body, for instance `if-match`. */
type CallHeaders = Readonly<Record<string, string>>;

interface Dependencies {
  fetch: typeof fetch;
  cookies(): string;
  /** Whether the page is out of sight, and may be gone before an answer comes. */
  isGoing?(): boolean;
}

const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';
/** Whoever is signed in after one of them may be somebody else. */
const signInCalls = '/auth/api/';
/** The code of the refusal that a fresh anti-forgery token heals. */
const forgeryCode = 'antiForgery';
/** Of what a page that goes still sends, browsers take 64 KiB along. */
const maxTakenAlong = 20_000;

export function createApiClient(dependencies: Dependencies): FileClient & LineClient {
  const token = () => readCookie(dependencies.cookies(), tokenCookie);
  const refreshToken = () => send('GET', api.auth.currentUser);
  const seen = seenAnswers();

  async function send(
    method: string,
    path: string,
    body?: object | FormData,
    more?: CallHeaders,
    signal?: AbortSignal,
  ): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...more };
    if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    if (method !== 'GET') headers[tokenHeader] = token() ?? '';
    const init: RequestInit = { method, headers, credentials: 'same-origin', ...(signal && { signal }) };
    if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
    // What is sent as the page goes arrives all the same.
    if (typeof init.body === 'string' && init.body.length < maxTakenAlong)
      init.keepalive = dependencies.isGoing?.() ?? false;
    return dependencies.fetch(path, init).catch(() => {
      throw networkProblem();
    });
  }

  /** A token that is missing or has run out is renewed by currentUser, once. */
  async function change(
    method: string,
    path: string,
    body?: object | FormData,
    headers?: CallHeaders,
    signal?: AbortSignal,
  ): Promise<Response> {
    if (path.startsWith(signInCalls)) seen.forget();
    if (token() === undefined) await refreshToken();
    const response = await send(method, path, body, headers, signal);
    if (response.ok) return response;
    const problem = await problemOf(response);
    if (problem.code !== forgeryCode) throw problem;

    await refreshToken();
    return accepted(await send(method, path, body, headers, signal));
  }

  return {
    async get(path) {
      const response = await send('GET', path, undefined, seen.headersFor(path));
      if (response.status !== 304 && !response.ok) throw await problemOf(response);
      return parsed(await seen.textOf(path, response));
    },
    post: async (path, body, headers, signal) => bodyOf(await change('POST', path, body, headers, signal)),
    delete: async (path, body) => bodyOf(await change('DELETE', path, body)),
    upload: async (path, form, headers) => bodyOf(await change('POST', path, form, headers)),
    postForFile: (path, body) => change('POST', path, body),
    async postLines(path, body, onLine) {
      const { body: stream } = await change('POST', path, body);
      if (stream !== null) await eachLine(stream, onLine);
    },
  };
}

async function accepted(response: Response): Promise<Response> {
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** A list of 20,000 rows is one line of many pieces: only the new piece is searched for its end. */
async function eachLine(stream: ReadableStream<Uint8Array>, onLine: (line: unknown) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let begun: string[] = [];
  for (;;) {
    const { done, value } = await reader.read().catch(connectionLost);
    const [first = '', ...further] = decoder.decode(value, { stream: !done }).split('\n');
    begun.push(first);
    for (const next of done ? [...further, ''] : further) {
      const line = begun.join('');
      if (line.trim() !== '') onLine(parsedLine(line));
      begun = [next];
    }
    if (done) return;
  }
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return connectionLost();
  }
}

function connectionLost(): never {
  throw networkProblem();
}

async function bodyOf(response: Response): Promise<unknown> {
  return parsed(await response.text());
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
