/** Paths whose last part belongs to one person: links of mails, offers, what somebody typed. */
const personal =
  /^(\/status\/|\/kundenportal\/(?:passwort-zuruecksetzen|email-bestaetigen)\/|\/cockpit\/|\/basket\/submitted\/|\/wizard\/[^/]+\/)[^/]+\/(?:packliste\/)?$/;

/** What may be said about a page: its path without the part that belongs to one person, and then without its title. */
export function publicPath(pathname: string, title: string): { url: string; action_name: string } {
  const kept = personal.exec(pathname)?.[1];
  const url = (kept === undefined ? pathname : `${kept}…/`).slice(0, 500);
  return { url, action_name: kept === undefined ? title.slice(0, 300) : url };
}
