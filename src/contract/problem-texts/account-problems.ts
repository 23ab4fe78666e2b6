/** Why a call about an account or a sign-in is refused. */
export const accountProblems = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  emailTaken: 'E-Mail-Adresse ist bereits vergeben',
  companyMissing: 'Firma ist ein Pflichtfeld',
  emailNotConfirmed: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den wir Ihnen geschickt haben.',
  linkInvalid: 'Dieser Link gilt nicht mehr. Fordern Sie bitte einen neuen an.',
  passwordWrong: 'Das Passwort stimmt nicht.',
  passwordTooCommon: 'Dieses Passwort ist zu bekannt. Wählen Sie bitte ein anderes.',
} as const;
