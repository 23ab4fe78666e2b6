import { api } from '#contract/urls.ts';
import { networkProblem, problemOf } from './problem-error.ts';

/** Calls the server with cookies and JSON; resolves to the parsed body, rejects with a ProblemError. */
export interface ApiClient {
  get(path: string): Promise<unknown>;
  post(path: string, body?: object, headers?: CallHeaders): Promise<unknown>;
  delete(path: string, body?: object): Promise<unknown>;
  upload(path: string, form: FormData): Promise<unknown>;
}

/** What a call says beside its body, for instance `if-match`. */
type CallHeaders = Readonly<Record<string, string>>;

interface Surroundings {
  fetch: typeof fetch;
  cookies(): string;
}

const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';
/** The code of the refusal that a fresh anti-forgery token heals. */
const forgeryCode = 'antiForgery';

export function createApiClient(surroundings: Surroundings): ApiClient {
  const token = () => readCookie(surroundings.cookies(), tokenCookie);
  const refreshToken = () => send('GET', api.auth.currentUser);

  async function send(method: string, path: string, body?: object | FormData, more?: CallHeaders): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...more };
    if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    if (method !== 'GET') headers[tokenHeader] = token() ?? '';
    const init: RequestInit = { method, headers, credentials: 'same-origin' };
    if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
    return surroundings.fetch(path, init).catch(() => {
      throw networkProblem();
    });
  }

  /** A token that is missing or has run out is renewed by currentUser, once. */
  async function change(
    method: string,
    path: string,
    body?: object | FormData,
    headers?: CallHeaders,
  ): Promise<unknown> {
    if (token() === undefined) await refreshToken();
    const response = await send(method, path, body, headers);
    if (response.ok) return bodyOf(response);
    const problem = await problemOf(response);
    if (problem.code !== forgeryCode) throw problem;

    await refreshToken();
    return answer(await send(method, path, body, headers));
  }

  return {
    get: async (path) => answer(await send('GET', path)),
    post: (path, body, headers) => change('POST', path, body, headers),
    delete: (path, body) => change('DELETE', path, body),
    upload: (path, form) => change('POST', path, form),
  };
}

async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw await problemOf(response);
  return bodyOf(response);
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
