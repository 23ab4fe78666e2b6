/** Calls that switch reminders; not in urls.ts, which every page loads. */
export const reminderCalls = {
  /** Switches the reminders of one offer on or off, by the secret of a mail's link. */
  reminders: '/selfservice/api/reminders',
  /** The same with one click in the mail program (RFC 8058). */
  unsubscribe: (token: string) => `/selfservice/api/unsubscribe/${encodeURIComponent(token)}`,
} as const;
