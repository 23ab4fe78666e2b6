import type { ColumnMeaning } from './asset-list.ts';
import { compact, fold } from './fold.ts';
import { isNearWord } from './makers.ts';
import { personalHeaders, personalScript, personalStem } from './personal-headers.ts';
import { meaningOfYesHeader, questionHeaders } from './question-headers.ts';

/** What a header says: a meaning, `description` where the content must decide between model and remarks, `type` between category and model, `memory` between RAM and drive, `number` for a running number or quantity, `name` for a device or a person. */
export type HeaderMeaning = ColumnMeaning | 'description' | 'type' | 'memory' | 'number' | 'name';

/** Headers as lists have them, compact; each line is one meaning. Those that answer a question stand in its record. */
const names: { readonly [meaning in HeaderMeaning]?: string } = {
  quantity:
    'anzahl menge stueck st stk stck stueckzahl anz qty quantity count units pcs pieces amount bestand anzahlstueck stueckanzahl mengestk quant mge stckzahl stkzahl anzahlgeraete qtyonhand onhand instock stock qtyavailable lagerbestand istbestand wieviel wieviele wievielstueck wievielestueck stckz stueckz howmany numberof gelagert vorraetig eingelagert cantidad quantite quantita quantidade aantal',
  number: '# nr no nummer',
  category:
    'kategorie geraetetyp geraeteart objekttyp objektart klasse category devicetype assettype assetclass class geraeteklasse geraetekategorie warengruppe produktgruppe artikelgruppe gruppe hardwaretyp hardwareart assetkategorie assetcategory equipmenttype anlagenklasse geraetegruppe kat itemtype cat categoria categorie tipo',
  type: 'typ type art typus',
  manufacturer:
    'hersteller marke fabrikat manufacturer vendor make brand mfr mfg hersteler herst producer oem assetmake herstellername hrst fabricant fabricante marque marca merk',
  model:
    'modell modellbezeichnung modellname model modelname assetmodel geraetemodell typenbezeichnung typbezeichnung produktname productname produktbezeichnung geraetebezeichnung modelltyp typmodell devicemodel hardwaremodell mod modeltype geraetetypmodell modelldetail hardwarebezeichnung modele modelo modello',
  description:
    'bezeichnung geraet produkt product description beschreibung artikel artikelbezeichnung artikelname item itemdescription device gegenstand text kurztext asset anlagenbezeichnung inventarbezeichnung hardware objekt objektbezeichnung bez benennung was equipment inventar details spezifikation konfiguration ausstattung config configuration specs specification technischedaten geraetebeschreibung material materialbezeichnung',
  name: 'name geraetename devicename assetname objekttitel systemname bezeichner',
  series:
    'serie series produktserie produktfamilie familie family baureihe modellreihe modellserie geraeteserie productline productfamily produktlinie modelfamily modelseries geraetefamilie produktreihe',
  partNumber:
    'artikelnummer artikelnr part teil teilenummer teilenr produktnr produktnummer pn mtm sku partnumber partno productno productnumber modelnumber modelno artnr materialnummer matnr herstellernr herstellernummer herstellerartikelnummer mpn bestellnummer bestellnr modellnummer modellnr machinetype typennummer ordernumber orderno typnr itemno itemnumber pnsku',
  serial:
    'seriennummer seriennr sn serial serialno serialnumber servicetag fabriknr fabriknummer seriennummern serials serialnumbers serien geraetenummer geraetenr snr ser sernr sntag snservicetag seriennrservicetag servicetags sno snnr servicecode numerodeserie numeroserie noserie nserie',
  assetTag:
    'inventarnummer inventarnr inventarcode anlagennr anlagennummer assettag tagno assetid inventoryno inventorynumber inventarid invnr barcode assetno assetnumber assetnr tag inventarnum inventarisierungsnummer edvnr inventartag objektnummer',
  memory: 'speicher memory memoria memoire',
  condition:
    'zustand status defekt funktionsfaehig note condition grade working assetstatus geraetezustand geraetestatus funktion qualitaet klasseabc defect state maengel schaden schaeden funktionsstatus pruefstatus testergebnis optik optischerzustand estado etat statut stato',
  accessories: 'zubehoer accessories lieferumfang accessory dockingstation mitzubehoer',
  remarks:
    'bemerkung bemerkungen anmerkung anmerkungen notiz notizen kommentar kommentare remarks remark notes comment comments hinweis hinweise sonstiges info infos zusatz zusatzinfo',
  bought:
    'anschaffungsdatum kaufdatum einkaufsdatum afaende baujahr purchasedate warranty eol year anschaffung gekauft kaufjahr anschaffungsjahr garantie garantieende garantiebis jahr datum date bj leasingende zugang zugangsdatum inbetriebnahme aktivierungsdatum purchased yearofpurchase lieferdatum alter age angeschafft zuweisungsdatum warrantyend rechnungsdatum afa nutzungsdauer nd aktivierung',
  price:
    'anschaffungswert restbuchwert preis preisvorstellung cost bookvalue expectedprice price kaufpreis rbw buchwert neupreis ek ekpreis einzelpreis gesamtpreis wert value ahk anschaffungskosten verkaufspreis wunschpreis stueckpreis unitprice total gesamtwert preiseur gesamt summe purchaseprice purchasecost wiederbeschaffungswert betrag precio prix prezzo prijs',
  place:
    'standort raum location room gebaeude etage site building lagerort lagerplatz filiale niederlassung ort regal rackposition rack he lager werk stockwerk palette hoeheneinheit lagerplatznr palettennr kartonnr ubicacion lieu emplacement',
  personal: personalHeaders,
  other:
    'lieferant supplier betriebssystem os osversion betriebssystemversion windows software version firmware gewicht weight farbe colour color vertrag contract rechnung rechnungsnummer bios leasing vertragsnummer url link bild foto rechnungsnr leasingvertrag erfasst erfasstam inventurdatum patchlevel vlan port leistung watt bestellung auftrag lfdnr lfd lfdnummer laufendenummer pos position posnr positionsnr zeile zeilennr id idx index laufnr mindestmenge minqty minorder moq mindestbestand meldebestand sollbestand maxqty unit einheit me unitofmeasure uom verpackungseinheit vpe konto kontonr sachkonto line lineno sistemaoperativo systemedexploitation systemeexploitation fits compatible compatiblewith compatibility kompatibel kompatibelmit passendfuer geeignetfuer',
};

const byName = new Map<string, HeaderMeaning>();
const named = (Object.entries(names) as [HeaderMeaning, string][]).map(([meaning, list]) => ({
  meaning,
  names: list.split(' '),
}));
for (const { meaning, names } of [...named, ...questionHeaders]) {
  for (const name of names) if (!byName.has(name)) byName.set(name, meaning);
}

/** Stems of longer headers; the first that fits counts, so that persons come first (IMP-01). */
const stems: readonly (readonly [RegExp, HeaderMeaning])[] = [
  [personalStem, 'personal'],
  // What is to be ordered or kept at least is no quantity of what is there.
  [/^(mindest|min|max|soll|melde|reorder|moq|order)(menge|qty|quantity|bestand|stueck|order|stock|abnahme)/, 'other'],
  [/^(free|frei|verfuegbar|available|used|belegt|genutzt)\w*(storage|speicher|memory|space|platz|disk|gb)$/, 'other'],
  [/seriennu|seriennr|serialn|servicetag|serienn/, 'serial'],
  [/inventarn|inventarc|assettag|assetid|anlagennu|anlagennr|inventoryn/, 'assetTag'],
  [
    /artikelnu|artikelnr|teilenu|teilenr|partnu|produktnu|produktnr|productnu|materialnu|bestellnu|modellnu|modelnu/,
    'partNumber',
  ],
  [/kaufdatum|anschaffungsd|garantie|warranty|baujahr|purchasedate|einkaufsd|leasingende|inbetriebn/, 'bought'],
  [/preis|buchwert|anschaffungswert|price|cost|restwert|kosten/, 'price'],
  [/hersteller|manufactur|fabrikat/, 'manufacturer'],
  [/modell|^model/, 'model'],
  [/geraetetyp|geraeteart|objekttyp|kategorie|category|devicetype|assettype/, 'category'],
  [/^anzahl|^menge|stueckzahl|^quantity|^qty|^stk|^stueck|^wieviele?|^howmany/, 'quantity'],
  ...questionHeaders.flatMap(({ meaning, stem }) => (stem === undefined ? [] : [[stem, meaning] as const])),
  [/zustand|condition|funktionsf/, 'condition'],
  [/zubehoer|accessor/, 'accessories'],
  [/bemerk|anmerk|kommentar|notiz|remark|comment/, 'remarks'],
  [/standort|lagerort|location|gebaeude/, 'place'],
  [/bezeichnung|beschreibung|description/, 'description'],
  [/betriebssystem|lieferant/, 'other'],
];

/** Beside another word these say no meaning of their own: 'Total storage', 'Speicher gesamt'. */
const amounts = /^(total|gesamt|summe|installed|installiert|wert)$/;

/** What a header means, forgiving units in brackets and typing errors; undefined for what is no header. */
export function headerMeaning(header: string, isForgiving = true): HeaderMeaning | undefined {
  const folded = fold(header);
  if (folded === '' || folded.length > 60) return undefined;
  if (personalScript.test(header)) return 'personal';
  const whole = compact(header);
  const bare = compact(
    folded
      .replace(/[([{].*?[)\]}]/g, ' ')
      .replace(/\b(in|je)\s+(gb|tb|eur|euro|stk|zoll)\b|[€$]|\b(eur|euro|netto|brutto)\b/g, ' '),
  );
  const direct = byName.get(whole) ?? byName.get(bare);
  if (direct !== undefined) return direct;
  const askedFor = meaningOfYesHeader(bare);
  if (askedFor !== undefined) return askedFor;
  const parts = folded.split(/[\s/|,&()+:._-]+/).filter((part) => part.length > 1);
  const meanings = parts
    .filter((part) => !amounts.test(part) || parts.length === 1)
    .flatMap((part) => byName.get(compact(part)) ?? []);
  if (meanings.includes('personal')) return 'personal';
  if (parts.length > 5 || /\d{3}/.test(folded)) return undefined;
  if (meanings.length > 1 && meanings.length === parts.length) return best(meanings);
  const stem = stems.find(([pattern]) => pattern.test(bare))?.[1];
  if (stem !== undefined && bare.length <= 40) return stem;
  // 'No CReception': the number of something else counts no goods.
  if (meanings.length === 1 && meanings[0] === 'number' && parts.length > 1) return 'other';
  if (meanings.length > 0 && meanings.length >= parts.length - 1) return best(meanings);
  if (isForgiving && bare.length >= 5 && bare.length <= 24)
    for (const [name, meaning] of byName)
      if (name.length >= 5 && name[0] === bare[0] && isNearWord(name, bare)) return meaning;
  return undefined;
}

/** Of several words the one that says most: 'Hersteller / Modell' is a model with its maker. */
const order: readonly HeaderMeaning[] = [
  'personal',
  'serial',
  'partNumber',
  'assetTag',
  'model',
  'series',
  'quantity',
  'bought',
  'price',
  'storage',
  'ram',
  'cpu',
  'gpu',
  'display',
  'condition',
  'accessories',
  'remarks',
  'place',
  'manufacturer',
  'category',
  'memory',
  'description',
  'type',
  'name',
  'other',
  'number',
];

const best = (meanings: readonly HeaderMeaning[]) => order.find((one) => meanings.includes(one));
