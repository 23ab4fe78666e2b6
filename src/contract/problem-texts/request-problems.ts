import { firmTokensAtMost } from '#contract/account/firm-limits.ts';

/** What can be wrong with any call, whatever it is about. */
export const requestProblems = {
  invalidBody: 'Einige Angaben fehlen oder stimmen nicht. Bitte prüfen Sie die genannten Felder.',
  invalidRequest: 'Diese Anfrage ist so nicht zu verstehen.',
  invalidJson: 'Die gesendeten Daten sind kein gültiges JSON.',
  invalidQuery: 'Die Adresse enthält Angaben, die hier nicht möglich sind.',
  bodyTooLarge:
    'Die gesendeten Daten sind zu groß. Teilen Sie sie bitte auf mehrere Anfragen auf, oder schicken Sie uns die Geräteliste als Datei.',
  bodiesBusy:
    'Gerade kommen sehr viele große Anfragen auf einmal an. Ihre Angaben wurden nicht gespeichert. Versuchen Sie es in einer Minute noch einmal.',
  requestTooSlow:
    'Die gesendeten Daten kamen zu langsam an. Versuchen Sie es bitte noch einmal, wenn die Verbindung besser ist.',
  unsupportedMediaType: 'Dieses Format wird hier nicht angenommen.',
  saleNotFound: 'Zu dieser Nummer gibt es keinen Verkauf.',
  notFound: 'Diese Adresse gibt es nicht, oder sie ist für Sie nicht bestimmt.',
  methodNotAllowed: 'Diese Adresse kennt den gewünschten Aufruf nicht.',
  catalogueRefused: 'So passt der Eintrag nicht in den Katalog. Bitte prüfen Sie die genannten Felder.',
  catalogueChanged:
    'Diesen Eintrag hat inzwischen jemand anders geändert. Bitte laden Sie ihn neu; Ihre Angaben sind nicht gespeichert.',
  settingChanged:
    'Diese Einstellung hat inzwischen jemand anders geändert. Bitte laden Sie die Seite neu; Ihre Angaben sind nicht gespeichert.',
  textRefused: 'So kann der Text nicht erscheinen. Bitte prüfen Sie die genannten Stellen.',
  shipmentUnclear: 'Niemand weiß, ob der Paketdienst die Sendung hat. Bitte erst suchen oder klären.',
  shipmentNotCancelled: 'Der Paketdienst nimmt dieses Etikett nicht zurück. Bitte dort im Kundenportal nachsehen.',
  fatesTooMany:
    'Zu einer Position sind mehr Geräte genannt, als angekommen sind, oder sie gehört nicht zu diesem Verkauf. Bitte prüfen Sie die genannten Zeilen.',
  listNamesNone:
    'Keine Zeile Ihrer Liste nennt eines der Geräte mit Seriennummer oder Inventarnummer. Nehmen Sie bitte die Liste Gerät für Gerät.',
  registerFindsNone:
    'Von keinem bezahlten Gerät kennen wir die Nummer, nach der diese Inventarverwaltung sucht. Nehmen Sie bitte die Liste Gerät für Gerät.',
  invoiceNotSound:
    'Diese Gutschrift wäre keine gültige E-Rechnung. Es wurde keine Nummer vergeben. Bitte ergänzen Sie zuerst, was fehlt.',
  certificateWithdrawn: 'Dieser Nachweis wurde schon zurückgezogen.',
  mediumOfOtherPaper: 'Gelöschte Datenträger stehen auf dem Löschzertifikat, vernichtete auf dem Vernichtungsnachweis.',
  destructionOwn: 'Sie haben diese Vernichtung selbst erfasst. Bestätigen kann sie nur eine zweite Person.',
  destructionOver: 'Diese Vernichtung wurde schon bestätigt oder zurückgenommen.',
  destructionTaken: 'Einer dieser Datenträger ist schon vernichtet oder gehört zu einer anderen Vernichtung.',
  unitLineUnknown: 'Diese Position gibt es in dem Verkauf nicht.',
  unitLineFull: 'Von dieser Position ist schon alles da. Das Gerät ist zusätzlich gekommen.',
  unitSerialTaken: 'Ein anderes Gerät dieses Verkaufs hat schon diese Seriennummer.',
  unitsDiffer:
    'Gezählt wurden andere Geräte, als hier steht. Schließen Sie den Eingang bitte aus den gezählten Geräten ab.',
  unitNotOfLine: 'Dieses Gerät gehört zu keiner Position und wird nicht geprüft: Es geht kostenlos zurück.',
  testAnswerUnknown: 'Diese Antwort gibt es zu diesem Gerät nicht.',
  findingUnknown: 'Diesen Befund gibt es zu solchen Geräten nicht, oder er folgt aus einer Antwort.',
  findingAnswered: 'Dieser Befund folgt aus einer Antwort. Bitte ändern Sie die Antwort.',
  auditTooLong: 'Diese Datei ist zu groß. Ein Prüfbericht eines Geräts hat höchstens 2 MB.',
  auditUnreadable: 'Diese Datei ist weder lesbares JSON noch XML.',
  auditOfWindows:
    'Das ist ein Bericht von Windows (msinfo32 oder PowerShell). Er nennt die Laufwerke nicht so, dass man sich darauf verlassen kann. Bitte unter Windows „glpi-inventory --json“ nehmen oder von einem Linux-Stick „lshw -json“.',
  auditAsText: 'Das ist die Ausgabe für Menschen. Bitte mit „lshw -json“ oder „inxi -Fmxxx --output json“ erstellen.',
  auditUnknown:
    'Diese Datei ist kein Bericht, der gelesen wird. Bitte als root mit „lshw -json“, „inxi -Fmxxx --output json“ oder „glpi-inventory --json“ über das ganze Gerät erstellen, auf einem Mac mit „system_profiler -json“.',
  auditWithoutUnit:
    'Zu der Seriennummer in dieser Datei ist hier kein Gerät. Bitte öffnen Sie das Gerät und lesen Sie sie dort ein.',
  unitsNotTested: 'Es sind noch nicht alle Geräte geprüft.',
  findingPhotoMissing: 'Zu einem Befund, der etwas kostet, fehlt das Foto.',
  unitsLocked: 'Ein Gerät ist noch gesperrt. Bitte den Kunden um Freigabe, oder geben Sie an, dass die Sperre bleibt.',
  unitsHeld: 'Ein Gerät ist angehalten. Bitte klären Sie den Grund und geben Sie es im Wareneingang frei.',
  testsDiffer: 'Die Ergebnisse sagen etwas anderes als die Prüfung der einzelnen Geräte.',
  findingsDiffer: 'Abgezogen wird nur, was die Prüfung der einzelnen Geräte gefunden hat.',
  missingChanged: 'Davon ist inzwischen etwas angekommen. Bitte sehen Sie nach, was jetzt noch fehlt.',
  unitRemoved: 'Dieses Gerät wurde zurückgenommen: Es war irrtümlich gezählt.',
  webhookAddress:
    'Webhooks gehen nur an öffentliche Adressen mit https, ohne Benutzername und Passwort. Bitte prüfen Sie die Adresse.',
  webhookEvent: 'Eines dieser Ereignisse gibt es nicht.',
  webhookOff: 'Dieses Ziel ist abgeschaltet. Schalten Sie es bitte erst wieder ein.',
  tokenUnknown: 'Dieses Token gilt nicht, oder nicht hier. Ein neues erstellt, wer die Zugänge verwaltet.',
  scopeMissing: 'Dafür ist dieses Token nicht freigegeben.',
  webhooksTooMany: 'Mehr Ziele für Webhooks sind nicht möglich. Löschen Sie bitte eines, das Sie nicht brauchen.',
  tokensTooMany: `Mehr als ${firmTokensAtMost} Token gleichzeitig sind nicht möglich. Beenden Sie bitte eines, das Sie nicht mehr brauchen.`,
  makerLacksRight: 'Wer dieses Token erstellt hat, darf das in der Firma nicht mehr.',
  devicesUnaccounted:
    'Von Geräten, die meist einen Datenträger haben, ist keiner erfasst. Bitte die Datenträger erfassen oder den Grund nennen; die Geräte stehen bei den Feldern.',
  runsWaiting:
    'Im Eingang der Löschberichte warten Läufe, die zu diesem Verkauf gehören können. Bitte ordnen Sie sie zu, oder legen Sie sie mit Begründung weg.',
  destructionTimeImpossible:
    'Vor dem Eingang der Ware und in der Zukunft kann nichts vernichtet worden sein. Bitte prüfen Sie den Zeitpunkt.',
  erasureTimeImpossible:
    'Vor dem Eingang der Ware und in der Zukunft kann hier nichts gelöscht worden sein. Bitte prüfen Sie den Zeitpunkt.',
  mediumSaid:
    'Das steht schon im Nachweis. Was ein Löschbericht sagt, bleibt, wie es ist; was von Hand festgehalten wurde und falsch ist, halten Sie als „Gelöscht, ohne Bericht“ neu fest.',
  mediumCertified:
    'Dieser Datenträger steht auf einem ausgestellten Nachweis. Ist der falsch, ziehen Sie ihn unter „Nachweise“ mit Begründung zurück; danach berichtigen Sie den Datenträger und stellen den Nachweis neu aus.',
  mediumProvedErased:
    'Ein Löschbericht beweist schon, dass dieser Datenträger gelöscht ist. Eine Angabe von Hand tritt nicht an seine Stelle: Was er nicht sagt, tragen Sie nach. Haben Sie etwas anderes gesehen, halten Sie das Löschen als misslungen fest.',
  erasureImpossible:
    'So kann dieser Datenträger nicht gelöscht worden sein: Das Verfahren löscht diese Art nicht, oder niemand hat nachgesehen, ob etwas übrig ist. Bitte prüfen Sie Verfahren, Art und Prüfung.',
  destructionClassUnfit:
    'Die Klasse nach DIN 66399 passt nicht zu jedem dieser Datenträger: H gilt für Festplatten, E für Flash-Speicher, T für Bänder. Halten Sie die anderen als eigene Vernichtung fest.',
  mediumUnitUnknown: 'Dieses Gerät gehört nicht zu dem Verkauf.',
  mediumSerialTaken: 'Ein anderer Datenträger dieses Verkaufs hat schon diese Seriennummer.',
  mediumSerialOfDevice:
    'Das ist die Seriennummer eines Geräts. Stimmt sie auch für den Datenträger, bestätigen Sie das bitte dazu.',
  mediumDestroyed: 'Dieser Datenträger ist als vernichtet festgehalten und ändert sich nicht mehr.',
  mediumProved:
    'Ein Löschbericht gilt für diese Seriennummer. Gehört sie einem anderen Datenträger, nehmen Sie diesen zurück und erfassen ihn neu.',
  mediumAlreadyFinal:
    'Dieser Datenträger ist schon gelöscht oder vernichtet, und der Lauf sagt etwas anderes. Prüfen Sie die Nummern, oder legen Sie den Lauf mit Begründung weg.',
  runUnplaced:
    'Der Lauf nennt keinen Datenträger und kein Gerät, das hier ist. Ordnen Sie ihn mit dem Kennzeichen oder der Seriennummer des Geräts zu.',
  deviceAmbiguous: 'Mehrere Geräte, die hier sind, haben diese Nummer. Nehmen Sie das Kennzeichen.',
  reportSettled: 'Das hat inzwischen jemand anders erledigt. Bitte sehen Sie nach, was jetzt dasteht.',
  booksUnset: 'In den Einstellungen fehlen Angaben, ohne die nicht gebucht werden kann.',
  booksTwoYears:
    'Dieser Zeitraum liegt in zwei Wirtschaftsjahren, DATEV nimmt nur eines je Datei. Bitte schreiben Sie die Monate einzeln.',
  booksTooMany:
    'Dieser Zeitraum hat mehr als 99.999 Buchungen, DATEV nimmt nicht mehr in einer Datei. Bitte schreiben Sie die Monate einzeln oder nehmen Sie die Tabelle (CSV).',
  booksEmpty: 'In diesem Zeitraum gibt es nichts zu buchen.',
  bankEntrySettled: 'Das hat inzwischen jemand anders erledigt. Bitte sehen Sie nach, was jetzt dasteht.',
  payoutUnknown: 'Keine Auszahlung trägt diese Kennung.',
  payoutNotOrdered: 'Diese Auszahlung ist nicht angewiesen, oder ihr Verkauf lässt den Abschluss gerade nicht zu.',
  payoutNotPaid: 'Diese Auszahlung gilt nicht als bezahlt: Sie kann nicht zurückgekommen sein.',
  payoutAmountDiffers: 'Der Umsatz hat einen anderen Betrag als diese Auszahlung.',
  payoutSumDiffers:
    'Der Betrag ist weder der dieser Auszahlung noch die Summe dessen, was aus ihrem Lauf als bezahlt gilt. Zugeordnet ist nichts.',
  bankEntryStandsOut:
    'Was die Bank zu einer Auszahlung sagt, wird einzeln geklärt: Rückgaben, Ablehnungen, Namen, die nicht passen. Weggelegt ist nichts.',
  bankEntryOtherAccount:
    'Dieser Auszug gehört zu einem anderen Konto. Er lässt sich keiner Auszahlung zuordnen, nur weglegen.',
  bankEntryNoName: 'Dieser Eintrag sagt nichts über den Namen dieser Auszahlung. Geändert ist nichts.',
  payoutOtherRun: 'Die Bank nennt einen anderen Lauf als den dieser Auszahlung. Zugeordnet ist nichts.',
  fatesChanged:
    'Inzwischen hat jemand anders etwas festgehalten. Bitte sehen Sie nach, was jetzt dasteht; Ihre Angaben sind nicht gespeichert.',
  agreementChanged:
    'Zu diesem Vertrag ist schon geantwortet, oder der Kunde hat inzwischen einen anderen vorgelegt. Bitte sehen Sie nach, was jetzt dasteht.',
  taxChanged:
    'Inzwischen hat sich am Verkauf etwas geändert, oder jemand anders hat entschieden. Bitte sehen Sie nach, was jetzt dasteht.',
  taxChoiceUnknown: 'Das steht bei diesem Verkauf nicht zur Wahl. Bitte sehen Sie nach, was jetzt dasteht.',
  vatIdForeignMissing: 'Ein Erwerb aus einem anderen EU-Land braucht dessen USt-IdNr. Bitten Sie den Verkäufer darum.',
  vatIdNotConfirmed:
    'VIES hat die USt-IdNr. nicht bestätigt. Fragen Sie sie noch einmal ab, oder nennen Sie, wodurch sie bestätigt ist.',
  invoiceChanged:
    'Zu dieser Rechnung ist schon etwas gesagt, oder der Kunde hat inzwischen eine andere eingereicht. Bitte sehen Sie nach, was jetzt dasteht.',
  invoiceNotPayable:
    'Auf diese Rechnung kann nicht gezahlt werden: Summen oder Pflichtangaben stimmen nicht. Geben Sie sie mit Grund zurück.',
  invoiceNotCompared:
    'Bitte vergleichen Sie jede Angabe mit dem Verkauf, haken Sie sie ab, und tragen Sie die Rechnungsnummer ein.',
  invoiceRoundingUnsaid:
    'Die Umsatzsteuer ist einen Cent anders als bei uns. Bitte nennen Sie den Grund, aus dem Sie sie annehmen.',
  invoiceNumberUsed:
    'Diese Rechnungsnummer hat der Verkäufer schon für einen anderen Verkauf verwendet. Geben Sie die Rechnung mit Grund zurück.',
  invoicePaid: 'Die Zahlung dieses Verkaufs ist schon angewiesen. Die Rechnung lässt sich nicht mehr zurückgeben.',
  itemUnknown: 'Eines der Geräte steht nicht mehr im Katalog. Bitte wählen Sie es neu oder beschreiben Sie es frei.',
  offersRunning:
    'Ein Verkauf läuft noch. Das Konto lässt sich löschen, sobald er abgeschlossen, storniert oder zurückgeschickt ist.',
  tooManySnippets: 'Mehr als 100 Textbausteine sind nicht möglich. Löschen Sie bitte einen, den niemand mehr braucht.',
  tooManyViews: 'Mehr als 20 Ansichten sind nicht möglich. Löschen Sie bitte eine, die Sie nicht mehr brauchen.',
  papersRunning: 'Ihre Unterlagen werden gerade schon heruntergeladen. Warten Sie bitte, bis das beendet ist.',
  papersTooMany: 'Das ist zu viel für eine Datei. Laden Sie Ihre Unterlagen bitte nach Jahren herunter.',
  numberTaken: 'Diese Nummer ist schon vergeben.',
  idempotencyKeyReused:
    'Unter diesem Idempotency-Key wurde schon ein anderer Aufruf gesendet. Bitte für jeden neuen Aufruf einen neuen Schlüssel verwenden.',
  idempotencyKeyInUse:
    'Derselbe Aufruf wird gerade bearbeitet. Senden Sie ihn in ein paar Sekunden noch einmal, um seine Antwort zu bekommen.',
  antiForgery: 'Die Seite war zu lange offen. Laden Sie sie neu und versuchen Sie es noch einmal.',
  notSignedIn: 'Bitte melden Sie sich an.',
  forbidden: 'Das ist für Ihr Konto nicht freigegeben.',
  tooManyRequests: 'Das waren zu viele Versuche. Versuchen Sie es bitte später noch einmal.',
  contentUnavailable: 'Die Beiträge sind gerade nicht zu erreichen. Versuchen Sie es bitte später noch einmal.',
  unavailable: 'Der Server startet oder wird beendet. Versuchen Sie es in einer Minute noch einmal.',
  notReady: 'Ein Teil des Servers fehlt gerade; welcher, steht dabei.',
  databaseAway:
    'Der Shop kann gerade nichts lesen und nichts speichern. Was Sie eingegeben haben, bleibt auf dieser Seite stehen; versuchen Sie es in einer halben Minute noch einmal.',
  storageUnavailable:
    'Dateien lassen sich gerade weder speichern noch öffnen. Ihre Eingaben bleiben auf dieser Seite stehen; versuchen Sie es in einer Minute noch einmal.',
  diskFull:
    'Unser Speicher ist gerade voll. Ihre Angaben wurden nicht gespeichert und bleiben auf dieser Seite stehen; versuchen Sie es bitte später noch einmal.',
  internal:
    'Bei uns ist ein Fehler aufgetreten. Ihre Angaben wurden nicht gespeichert. Versuchen Sie es bitte später noch einmal.',
} as const;
