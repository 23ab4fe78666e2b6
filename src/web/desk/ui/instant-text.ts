const written = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** When something was kept, as people write it. */
export function instantText(at: string): string {
  return written.format(new Date(at));
}
