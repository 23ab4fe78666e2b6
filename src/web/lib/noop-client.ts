import type { FileClient } from './api-client.ts';
import type { LiveClient } from './live-client.ts';
import { networkProblem } from './problem-error.ts';

/** Where nothing may be sent. */
export const refuse = () => Promise.reject(networkProblem());

/** The client of a page that is only being rendered: nothing is sent from there. */
export const noopClient: FileClient = {
  get: refuse,
  post: refuse,
  delete: refuse,
  upload: refuse,
  postForFile: refuse,
};

/** The live connection of a page that is only being rendered. */
export const noopLive: LiveClient = {
  connect: () => undefined,
  disconnect: () => undefined,
  isOpen: () => false,
  send: () => undefined,
  on: () => () => undefined,
};
