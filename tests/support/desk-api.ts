import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { z } from 'zod';
import { type DeskOffer, deskOfferSchema } from '#contract/desk/desk-view.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { type PageCalls, pageCalls, type UploadedFile } from './page-calls.ts';

/** The provider beside a journey: signed in with the demo log-in, speaking the desk's own calls. */
export interface DeskApi {
  read(offerId: string): Promise<DeskOffer>;
  send(command: string, offerId: string, body?: object): Promise<void>;
  /** Hands in a photo or a label and answers its address. */
  upload(file: UploadedFile): Promise<string>;
  /** All other calls. */
  readonly calls: PageCalls;
  close(): Promise<void>;
}

export async function openDesk(baseURL: string): Promise<DeskApi> {
  const context = await request.newContext({ baseURL });
  const calls = pageCalls(context);
  const { email, password } = demoLogins.staff;
  await calls.post('/desk/api/login', { email, password });
  return {
    calls,
    async read(offerId) {
      return z.object({ data: deskOfferSchema }).parse(await calls.get(`/desk/api/offers/${offerId}`)).data;
    },
    async send(command, offerId, body = {}) {
      await calls.post(`/desk/api/${command}/${offerId}`, body, { 'idempotency-key': randomUUID() });
    },
    upload: (file) => calls.upload('/desk/api/uploads', file),
    close: () => context.dispose(),
  };
}
