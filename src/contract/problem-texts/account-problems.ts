/** Why a call about an account or a sign-in is refused. */
export const accountProblems = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  emailTaken: 'E-Mail-Adresse ist bereits vergeben',
  companyMissing: 'Firma ist ein Pflichtfeld',
  emailNotConfirmed: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den wir Ihnen geschickt haben.',
  addressFixed:
    'Die Adresse dieser Anfrage lässt sich hier nicht mehr ändern. Schreiben Sie uns bitte, wir helfen Ihnen.',
  secondPersonMissing:
    'Ab diesem Betrag braucht Ihre Firma zwei Personen. Es fehlt die Zustimmung einer zweiten zu diesem Preis.',
  signOffAnswered: 'Hier wurde schon geantwortet. Eine Antwort lässt sich nicht ändern.',
  signOffOver: 'Hier wird keine Antwort mehr erwartet. Bitte laden Sie die Seite neu.',
  signOffOwn: 'Sie entscheiden selbst über diesen Verkauf. Antworten kann hier nur, wer gefragt ist.',
  linkInvalid: 'Dieser Link gilt nicht mehr. Fordern Sie bitte einen neuen an.',
  passwordWrong: 'Das Passwort stimmt nicht.',
  passkeyRefused:
    'Die Anmeldung mit diesem Passkey hat nicht geklappt. Versuchen Sie es noch einmal oder melden Sie sich mit dem Passwort an.',
  passkeyNotMade: 'Der Passkey konnte nicht gesichert werden. Bitte versuchen Sie es noch einmal.',
  passkeysUnavailable: 'Passkeys sind unter dieser Adresse nicht möglich. Bitte melden Sie sich mit dem Passwort an.',
  tooManyPasskeys: 'Mehr als 20 Passkeys sind nicht möglich. Entfernen Sie bitte einen, den Sie nicht mehr brauchen.',
  passwordTooCommon:
    'Dieses Passwort ist zu bekannt: Angreifer versuchen es unter den ersten. Wählen Sie bitte ein anderes.',
  secondStepNeeded: 'Die Anmeldung ist noch nicht vollständig. Geben Sie bitte den zweiten Faktor an.',
  secondFactorNeeded: 'Bitte geben Sie dafür noch einmal den zweiten Faktor an.',
  alreadyInFirm: 'Dieses Konto verkauft schon für eine Firma. Ein Konto gehört zu höchstens einer.',
  colleagueKnown: 'Diese Person gehört schon zu Ihrer Firma.',
  invitationOfOther:
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melden Sie sich bitte ab und öffnen Sie den Link noch einmal.',
  salesComeAlong: 'Ihre bisherigen Verkäufe gehen an die Firma über. Bestätigen Sie das bitte.',
  lastManager: 'Sonst verwaltet niemand die Personen der Firma. Geben Sie zuerst jemand anderem dieses Recht.',
  firmRightMissing: 'Dazu haben Sie in Ihrer Firma kein Recht. Wer die Personen verwaltet, kann es Ihnen geben.',
  codeWrong: 'Dieser Code gilt nicht. Warten Sie bitte auf den nächsten der App, oder prüfen Sie Ihre Eingabe.',
  personKnown: 'Diese E-Mail-Adresse hat schon einen Zugang zum Schreibtisch.',
  personNameTaken:
    'Diesen Namen hat schon jemand am Schreibtisch. Mit Vornamen oder Kürzel bleiben beide unterscheidbar.',
  lastAdmin: 'Das ist der letzte Zugang der Verwaltung. Geben Sie zuerst jemand anderem die Verwaltung.',
} as const;
