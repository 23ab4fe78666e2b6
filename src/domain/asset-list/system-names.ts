/** First four characters of Lenovo's machine types, which management systems give instead of a name, by model. */
const machineTypes = `
ThinkPad T440: 20B6 20B7; ThinkPad T440s: 20AQ 20AR; ThinkPad T440p: 20AN 20AW; ThinkPad T450: 20BU 20BV; ThinkPad T450s: 20BW 20BX;
ThinkPad T460: 20FM 20FN; ThinkPad T460s: 20F9 20FA; ThinkPad T470: 20HD 20HE 20JM 20JN; ThinkPad T470s: 20HF 20HG 20JS 20JT;
ThinkPad T480: 20L5 20L6; ThinkPad T480s: 20L7 20L8; ThinkPad T490: 20N2 20N3; ThinkPad T490s: 20NX 20NY; ThinkPad T495: 20NJ 20NK;
ThinkPad T570: 20H9 20HA; ThinkPad T580: 20L9 20LA; ThinkPad T590: 20N4 20N5; ThinkPad T15 Gen 1: 20S6 20S7; ThinkPad T15 Gen 2: 20W4 20W5;
ThinkPad T14 Gen 1 Intel: 20S0 20S1; ThinkPad T14 Gen 1 AMD: 20UD 20UE; ThinkPad T14 Gen 2 Intel: 20W0 20W1; ThinkPad T14 Gen 2 AMD: 20XK 20XL;
ThinkPad T14 Gen 3 Intel: 21AH 21AJ; ThinkPad T14 Gen 3 AMD: 21CF 21CG; ThinkPad T14 Gen 4 Intel: 21HD 21HE; ThinkPad T14 Gen 4 AMD: 21K3 21K4;
ThinkPad T14s Gen 1 Intel: 20T0 20T1; ThinkPad T14s Gen 1 AMD: 20UH 20UJ; ThinkPad T14s Gen 2 Intel: 20WM 20WN; ThinkPad T14s Gen 2 AMD: 20XF 20XG;
ThinkPad X240: 20AL 20AM; ThinkPad X250: 20CL 20CM; ThinkPad X260: 20F5 20F6; ThinkPad X270: 20HM 20HN; ThinkPad X280: 20KE 20KF; ThinkPad X390: 20Q0 20Q1;
ThinkPad X13 Gen 1 Intel: 20T2 20T3; ThinkPad X13 Gen 1 AMD: 20UF 20UG; ThinkPad X13 Gen 2 Intel: 20WK 20WL; ThinkPad X13 Gen 2 AMD: 20XH 20XJ;
ThinkPad X1 Carbon Gen 5: 20HQ 20HR; ThinkPad X1 Carbon Gen 6: 20KG 20KH; ThinkPad X1 Carbon Gen 7: 20QD 20QE; ThinkPad X1 Carbon Gen 8: 20U9 20UA;
ThinkPad X1 Carbon Gen 9: 20XW 20XX; ThinkPad X1 Carbon Gen 10: 21CB 21CC;
ThinkPad L480: 20LS 20LT; ThinkPad L490: 20Q5 20Q6; ThinkPad L580: 20LW 20LX; ThinkPad L590: 20Q7 20Q8;
ThinkPad L14 Gen 1 Intel: 20U1 20U2; ThinkPad L14 Gen 1 AMD: 20U5 20U6; ThinkPad L15 Gen 1 Intel: 20U3 20U4; ThinkPad L15 Gen 1 AMD: 20U7 20U8;
ThinkPad P50: 20EN; ThinkPad P51: 20HH 20HJ; ThinkPad P52: 20M9 20MA; ThinkPad P53: 20QN 20QQ; ThinkPad P1 Gen 1: 20MD; ThinkPad P1 Gen 2: 20QT 20QU; ThinkPad P1 Gen 3: 20TH 20TJ`;

/** Apple's identifiers, as Jamf and Intune give them. */
const identifiers = `
MacBook Air A2337: MacBookAir10,1; MacBook Air A2681: Mac14,2; MacBook Air A2941: Mac14,15; MacBook Air A2179: MacBookAir9,1; MacBook Air A1932: MacBookAir8,1 MacBookAir8,2;
MacBook Pro A2141: MacBookPro16,1 MacBookPro16,4; MacBook Pro A2251: MacBookPro16,2; MacBook Pro A2289: MacBookPro16,3; MacBook Pro A2338: MacBookPro17,1 Mac14,7;
MacBook Pro A2442: MacBookPro18,3 MacBookPro18,4; MacBook Pro A2485: MacBookPro18,1 MacBookPro18,2; MacBook Pro A2779: Mac14,5 Mac14,9; MacBook Pro A2780: Mac14,6 Mac14,10;
MacBook Pro A1990: MacBookPro15,1 MacBookPro15,3; MacBook Pro A1989: MacBookPro15,2; MacBook Pro A2159: MacBookPro15,4; MacBook Pro A1707: MacBookPro13,3 MacBookPro14,3;
MacBook Pro A1706: MacBookPro13,2 MacBookPro14,2; MacBook Pro A1708: MacBookPro13,1 MacBookPro14,1; Mac mini A1993: Macmini8,1; Mac mini A2348: Macmini9,1; Mac mini A2686: Mac14,3; Mac mini A2816: Mac14,12`;

const names = new Map<string, string>();
for (const entry of `${machineTypes};${identifiers}`.split(';')) {
  const [name = '', codes = ''] = entry.split(':').map((part) => part.trim());
  for (const code of codes.split(/\s+/)) names.set(code.toLowerCase(), name);
}

const machine = /^(?:lenovo\s+)?([12]\d[a-z][a-z0-9])(?:[a-z0-9]{4,6})?$/;
const identifier = /^(?:macbook(?:air|pro)?|macmini|mac)\d{1,2},\d{1,2}$/;

/** What management systems write in place of a model's name, as its name: '20W000AAGE', 'MacBookPro16,1', 'ZBook Fury 15.6 inch G8', 'ESPRIMO D556/E85+'. */
export function plainName(text: string): string {
  if (text.length > 200) return text;
  const code = text.trim().toLowerCase();
  const name = names.get(machine.exec(code)?.[1] ?? identifier.exec(code)?.[0] ?? '');
  if (name !== undefined) return name;
  return text
    .replace(/\b(1[1-7])[.,]\d\s?(?:-?\s?(?:inch|zoll)|["”″])\s+(?=g\d)/i, '$1 ')
    .replace(/\/e[89]\d\+?(?![a-z0-9])/i, '')
    .replace(/\sm\.\s?(?=\p{L})/u, ' mit ');
}
