import type { RefusalCode } from '#domain/offer/refusal.ts';

/** What a person reads when the offer process refuses a command: what is the matter and what to do. */
export const offerProblems = {
  notAllowedInPhase:
    'Das ist im jetzigen Stand des Verkaufs nicht mehr oder noch nicht möglich. Bitte sehen Sie sich den aktuellen Stand an.',
  notAllowedForActor: 'Dieser Schritt steht Ihnen nicht zu.',
  tooOften:
    'Das wurde bei diesem Verkauf so oft getan oder geändert, wie es vorgesehen ist. Rufen Sie uns bitte an, wenn noch etwas fehlt.',
  idMismatch: 'Die angegebene Nummer gehört nicht zu diesem Verkauf.',
  deadlinePassed: 'Die Frist ist abgelaufen. Bitte sehen Sie sich den aktuellen Stand an.',
  offerChanged: 'Inzwischen liegt ein neuer Preis vor. Bitte prüfen Sie ihn, bevor Sie entscheiden.',
  alreadySubmitted: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte starten Sie eine neue Anfrage.',
  emailInvalid: 'Bitte eine gültige E-Mail-Adresse eingeben.',
  locationInvalid: 'Bitte geben Sie eine gültige Postleitzahl an.',
  draftEmpty: 'Bitte geben Sie mindestens ein Gerät, eine Geräteliste oder ein Foto an.',
  itemsInvalid: 'Bitte prüfen Sie die Positionen: Jede braucht ein Gerät und eine Menge zwischen 1 und 10.000.',
  imagesTooMany:
    'Das sind zu viele Fotos. Möglich sind 20 zur Anfrage im Ganzen, 10 an jeder Position und 200 an allen Positionen zusammen.',
  imageTwice: 'Ein Foto ist zweimal genannt. Jedes Foto gehört an eine Position oder zur Anfrage im Ganzen.',
  availabilityInvalid: 'Bitte geben Sie an, ab wann die Geräte verfügbar sind.',
  availableFromPast:
    'Der Tag der Verfügbarkeit liegt in der Vergangenheit. Bitte wählen Sie heute oder einen späteren Tag.',
  availableFromTooLate: 'Bitte wählen Sie einen Tag innerhalb der nächsten zwei Jahre.',
  itemsMissing: 'Bitte zuerst die Positionen erfassen.',
  itemWithoutSite: 'Jede Position braucht ihren Standort, wenn die Geräte an mehreren Standorten übergeben werden.',
  siteTwice: 'Zwei Standorte heißen gleich. Bitte benennen Sie einen um, oder fassen Sie beide zusammen.',
  sitesTooMany: 'Möglich sind bis zu 50 Standorte. Bitte fassen Sie Standorte zusammen.',
  sheetInvalid:
    'Das Preisblatt ist unvollständig: je Position eine Zeile, Abzüge mit Namen, für einen Mangel nur einer, zusammen höchstens in Höhe des Stückpreises, Summe über 0,00 €.',
  alreadyPriced:
    'Ein Abzug nennt, was der Kunde selbst angegeben hat. Der Preis hat es schon eingerechnet, und zweimal wird nichts abgezogen. Bitte nehmen Sie diesen Abzug heraus.',
  deadlineNotAhead: 'Die Frist muss in der Zukunft liegen.',
  bidWorse:
    'Solange das Gebot offen ist, dürfen weder Summe noch Mindestpreis noch Frist schlechter werden, und einzeln wählbare Positionen bleiben es.',
  reasonMissing: 'Bitte nennen Sie den Grund.',
  linesNotOptional: 'Dieses Gebot gilt nur für alle Positionen zusammen.',
  choiceInvalid:
    'Bitte wählen Sie mindestens eine, aber nicht alle Positionen, und lassen Sie ausgewählt, was nur zusammen gekauft wird.',
  counterbidTooLow: 'Ihr Preis muss über dem Kaufpreisgebot liegen.',
  counterbidTooHigh: 'Ihr Preis darf höchstens das Zehnfache des Kaufpreisgebots betragen.',
  declarationsMissing: 'Es fehlt die Bestätigung.',
  paymentMissing: 'Bitte geben Sie eine IBAN oder eine PayPal-Adresse an.',
  paymentAmbiguous: 'Bitte wählen Sie entweder Überweisung oder PayPal.',
  addressesInvalid: 'Die Angaben passen nicht zur vereinbarten Versandart. Bitte prüfen Sie die Adressen.',
  pickupPlaceInvalid:
    'Abholen können wir nur an einer Straße mit Hausnummer, nicht an Packstation, Paketshop oder Postfach.',
  siteAddressMissing:
    'Es fehlt die Adresse eines Standorts. Bitte geben Sie für jeden Standort an, wo die Geräte stehen.',
  siteMissing: 'Dieser Verkauf hat mehrere Standorte. Bitte nennen Sie den Standort.',
  siteUnknown: 'Diesen Standort gibt es bei diesem Verkauf nicht.',
  siteHandedOver: 'Die Geräte dieses Standorts sind schon unterwegs.',
  sitesOpen:
    'Ein Standort hat seine Geräte noch, und nach dem Wareneingang kann er sie nicht mehr übergeben. Bitte warten Sie seine Übergabe ab, oder geben Sie an, dass von dort nichts mehr kommt.',
  placesFixed: 'Die Geräte sind schon unterwegs. Adressen lassen sich nicht mehr ändern.',
  passwordNeeded: 'Bitte bestätigen Sie das mit Ihrem Passwort.',
  shippingMethodMismatch: 'Das passt nicht zur vereinbarten Versandart.',
  trackingNumberMissing: 'Bitte mindestens eine Sendungsnummer angeben.',
  appointmentInvalid: 'Bitte einen Tag und ein Zeitfenster angeben, das noch nicht vorbei ist.',
  handoverNotReady: 'Versandetikett oder Termin fehlen noch. Wir melden uns, sobald Sie versenden können.',
  partlyHandedOver:
    'Ein Teil der Geräte ist schon unterwegs. Rufen Sie uns bitte an, wenn der Rest nicht mehr verkauft werden soll.',
  agreementNotNeeded: 'Für diesen Verkauf braucht es keinen Vertrag zur Auftragsverarbeitung.',
  agreementWaiting:
    'Der eigene Vertrag zur Auftragsverarbeitung, der vorgelegt wurde, ist noch nicht beantwortet. Bis dahin bleiben die Geräte, wo sie sind.',
  batteriesHeld:
    'Ein Akku ist nach Ihrer Angabe beschädigt, lose oder zu groß und darf nicht transportiert werden. Rufen Sie uns bitte an. Was Sie nach Absprache weglassen, geben Sie bei den Akkus an; danach können Sie den Rest als versendet markieren.',
  nothingArrived: 'Es ist nichts angekommen. Bitte den Auftrag beenden.',
  receiptInvalid: 'Die empfangenen Mengen passen nicht zum Auftrag.',
  alreadyStarted: 'Dieser Schritt hat schon begonnen.',
  notStarted: 'Dieser Schritt hat noch nicht begonnen.',
  mediaMissing: 'Bitte jeden Datenträger aufführen oder die Löschung mit Grund überspringen.',
  mediumTwice: 'Ein Datenträger ist doppelt aufgeführt.',
  mediumNotErased: 'Jeder Datenträger muss gelöscht oder vernichtet sein.',
  destructionMissing:
    'Der Kunde lässt Datenträger dieser Geräte vernichten: Bitte sie als vernichtet aufführen oder die Position als ohne Datenträger angekommen nennen.',
  deviceMissing: 'Der Kunde wünscht einen Nachweis je Gerät: Bitte bei jedem Datenträger das Gerät nennen.',
  mediaDiffer:
    'Hier sind Datenträger bekannt, die auf keinem Nachweis stehen oder anders endeten. Bitte schließen Sie die Löschung aus den erfassten Datenträgern ab.',
  certificateLapsed:
    'Ein zurückgezogener Nachweis nennt Datenträger, die auf keinem anderen stehen. Bitte stellen Sie ihn unter „Nachweise“ neu aus.',
  recordIncomplete: 'Im Nachweis fehlen Angaben. Welche, steht bei den Feldern.',
  serialOfDevice:
    'Ein Datenträger hat die Seriennummer seines Geräts. Bitte prüfen Sie, ob sie stimmt, und vermerken Sie es dann.',
  mediumOfNoItem: 'Ein Datenträger gehört zu einer Position, von der nichts angekommen ist.',
  mediaContradict: 'Eine Position steht als ohne Datenträger da und hat doch welche, oder sie steht zweimal da.',
  deletionPromised:
    'Der Kunde hat einen Nachweis oder die Vernichtung vereinbart. Fehlen die Datenträger, nennen Sie bitte, ob der Kunde sie entnommen hat.',
  waiverNotAllowed:
    'Mit dem Vertrag zur Auftragsverarbeitung ist die Löschung vereinbart: Auf sie kann nicht verzichtet werden.',
  testResultsInvalid: 'Bitte für jede angekommene Position genau ein Ergebnis angeben.',
  notOnSheet: 'Dieser Abzug steht nicht im vereinbarten Preisblatt.',
  evidenceMissing: 'Zu jedem Abzug und zu fehlenden Geräten gehört ein Nachweis.',
  adjustmentInvalid: 'Die Anpassung passt nicht zu den angekommenen Geräten.',
  adjustmentEmpty: 'Der Preis sinkt nicht. Bitte die Anpassung überspringen.',
  totalZero: 'Der angepasste Preis muss über 0,00 € liegen. Bitte den Auftrag beenden.',
  onlyUpwards: 'Ein angepasster Preis darf nur noch steigen.',
  answerDayTooSoon: 'Die Antwortfrist muss mindestens sieben Tage betragen.',
  answerDayNotOver: 'Die Antwortfrist läuft noch.',
  documentStands: 'Für diesen Auftrag gibt es schon einen Beleg.',
  documentMissing: 'Es fehlt noch die Rechnung, die Gutschrift oder der Ankaufbeleg.',
  creditNoteMissing: 'Für diesen Auftrag gilt keine Gutschrift, der Sie widersprechen können.',
  ownDocumentMissing: 'Für diesen Auftrag gilt gerade kein Beleg von uns.',
  splitInvalid:
    'Die Preise der Geräte müssen bei jeder Position auf den Cent den Preis der Position ergeben. Bitte laden Sie die Seite neu, wenn Geräte dazugekommen sind.',
  documentExported:
    'Die Zahlung zu diesem Beleg steht schon in einer Datei für die Bank. Er lässt sich nicht mehr stornieren.',
  selfBillingNotAgreed: 'Der Verkäufer hat dem Gutschriftverfahren nicht zugestimmt.',
  vatStatusNeedsReview:
    'Bei diesem Umsatzsteuerstatus stellt der Verkäufer selbst die Rechnung: Eine Gutschrift ist nicht möglich.',
  reverseChargeNeedsReview:
    'Ob wir für einzelne Geräte die Umsatzsteuer schulden (§ 13b UStG), ist nicht sicher: Der Verkäufer stellt die Rechnung selbst.',
  taxIdMissing: 'Für die Gutschrift fehlt die USt-IdNr. oder Steuernummer des Verkäufers.',
  businessOnly: 'Eine Rechnung reichen nur gewerbliche Verkäufer ein.',
  payoutHeld: 'Die Zahlungsdaten wurden geändert. Die Auszahlung ist erst nach 24 Stunden möglich.',
  payeeNotReleased:
    'Der Kontoinhaber ist nicht der Verkäufer. Bitte von Hand prüfen und die Auszahlung mit einem Grund freigeben.',
  returnsNotOptional: 'Dieser angepasste Preis gilt für alle Geräte zusammen. Einzelne zurücknehmen geht hier nicht.',
  returnsInvalid: 'Diese Auswahl passt nicht zu den Geräten, die angekommen sind. Bitte laden Sie die Seite neu.',
  nothingStays:
    'Mindestens ein bezahltes Gerät muss bei uns bleiben. Soll alles zurück, lehnen Sie den angepassten Preis ab.',
  returnsOpen: 'Zuerst müssen die nicht bezahlten Geräte zurückgeschickt werden.',
  nothingToReturn: 'Es ist nichts zurückzuschicken.',
  trackingOrNoteMissing: 'Bitte eine Sendungsnummer oder eine Notiz angeben.',
} as const satisfies Record<RefusalCode, string>;
