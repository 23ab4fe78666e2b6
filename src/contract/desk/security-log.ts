import { z } from 'zod';

/** The call of the administration that reads what happened. */
export const securityLogCall = '/desk/api/securityLog';

/** What the administration is told, by what it is about: its kinds as the security log has them, with their names. */
export const securityGroups = {
  signIn: {
    name: 'Anmeldungen',
    kinds: {
      staffLogin: 'Anmeldung am Schreibtisch',
      staffLogout: 'Abmeldung am Schreibtisch',
      registration: 'Registrierung im Shop',
      login: 'Anmeldung im Shop',
      passkeyLogin: 'Anmeldung im Shop mit Passkey',
      logout: 'Abmeldung im Shop',
      sessionsEnded: 'Andere Sitzungen beendet',
      mailOpening: 'Konto durch den Link einer E-Mail geöffnet',
    },
  },
  secrets: {
    name: 'Passwörter und zweiter Faktor',
    kinds: {
      staffPasswordSet: 'Neues Passwort am Schreibtisch',
      staffWaitsCleared: 'Wartezeit aufgehoben',
      secondFactorSet: 'Zweiter Faktor eingerichtet',
      secondFactorGiven: 'Zweiter Faktor eingegeben',
      secondFactorPutOff: 'Zweiter Faktor aufgeschoben',
      secondFactorReset: 'Zweiter Faktor zurückgesetzt',
      recoveryCodeUsed: 'Wiederherstellungscode benutzt',
      recoveryCodesRenewed: 'Neue Wiederherstellungscodes',
      recoveryLink: 'Link für ein neues Passwort',
      passwordReset: 'Neues Passwort durch den Link',
      passkeyAdded: 'Passkey hinzugefügt',
      passkeyRemoved: 'Passkey entfernt',
    },
  },
  rights: {
    name: 'Zugänge und Rechte',
    kinds: {
      staffAdded: 'Zugang angelegt',
      staffRemoved: 'Zugang entzogen',
      staffRolesChanged: 'Rechte geändert',
      staffNamed: 'Name geändert',
      firmFounded: 'Firma angelegt',
      firmChanged: 'Firma geändert',
      firmJoined: 'Einladung in eine Firma angenommen',
      colleagueInvited: 'In eine Firma eingeladen',
      colleagueRightsChanged: 'Rechte in einer Firma geändert',
      colleagueRemoved: 'Aus einer Firma entfernt',
    },
  },
  tokens: {
    name: 'Token',
    kinds: {
      tokenMade: 'Token erstellt',
      tokenRevoked: 'Token beendet',
      listSentByToken: 'Anfrage mit einem Token gesendet',
    },
  },
  settings: { name: 'Einstellungen', kinds: { settingChanged: 'Einstellung geändert' } },
  money: {
    name: 'Konten und Geld',
    kinds: {
      accountChange: 'Konto geändert',
      payeeChange: 'Auszahlungsdaten geändert',
      emailConfirmation: 'E-Mail-Adresse bestätigt',
      accountExport: 'Eigene Daten geholt',
      accountDeletion: 'Konto gelöscht',
      accountConfirmed: 'Bankverbindung bestätigt',
      payeeReleased: 'Konto einer anderen Person freigegeben',
      payoutRunReleased: 'Lauf freigegeben',
      payoutFileFetched: 'Zahlungsdatei geholt',
      payoutWithdrawn: 'Zahlung nicht ausgeführt',
      payoutNotedPaid: 'Als bezahlt vermerkt',
      yearArchived: 'Papiere eines Jahres geholt',
    },
  },
} as const satisfies Readonly<Record<string, { name: string; kinds: Readonly<Record<string, string>> }>>;

const { signIn, secrets, rights, tokens, settings, money } = securityGroups;
/** The same kinds in one: what each is called. */
export const securityKindNames = {
  ...{ ...signIn.kinds, ...secrets.kinds, ...rights.kinds },
  ...{ ...tokens.kinds, ...settings.kinds, ...money.kinds },
} as const;

/** A kind of event that the administration is told. */
export type ToldKind = keyof typeof securityKindNames;

const groups = [
  'signIn',
  'secrets',
  'rights',
  'tokens',
  'settings',
  'money',
] as const satisfies readonly (keyof typeof securityGroups)[];

/** Query of GET /desk/api/securityLog: all of it where nothing is said. */
export const securityLogQuery = z.strictObject({
  /** Of a member of staff, an account or a token: what they did, and what was done to them. */
  person: z.string().max(64).exactOptional(),
  group: z.enum(groups).exactOptional(),
  /** Only what was refused. */
  refused: z.literal('yes').exactOptional(),
  /** The last one that was read. */
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .exactOptional(),
});

/** Somebody as the log has them: by name where there still is one. */
const person = z.object({ id: z.string(), name: z.string(), isStaff: z.literal(true).exactOptional() });

/** Its answer: the newest first. */
export const securityLogSchema = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      what: z.string(),
      /** Why it was refused, as its caller was told. */
      refusal: z.string().exactOptional(),
      /** Whoever did it or tried to; absent where nobody knows, or where it was done on the machine. */
      by: person.exactOptional(),
      /** Whom it was done to, where that is somebody else. */
      about: person.exactOptional(),
      /** From where, as far as it is kept: a network, no address. */
      network: z.string().exactOptional(),
      /** What of an account was changed, or what the setting, text or mail is called. */
      changed: z.array(z.string()).exactOptional(),
      /** How often again within the same minute. */
      again: z.number().int().exactOptional(),
    }),
  ),
  /** Where it goes on. */
  next: z.string().exactOptional(),
  /** Who has or had a place at the desk. */
  staff: z.array(person),
});

export type ToldEvent = z.infer<typeof securityLogSchema>['events'][number];
