/** Apple's identifiers, as Jamf and Intune give them. */
const identifiers = `
MacBook Air A2337: MacBookAir10,1; MacBook Air A2681: Mac14,2; MacBook Air A2941: Mac14,15; MacBook Air A2179: MacBookAir9,1; MacBook Air A1932: MacBookAir8,1 MacBookAir8,2;
MacBook Pro A2141: MacBookPro16,1 MacBookPro16,4; MacBook Pro A2251: MacBookPro16,2; MacBook Pro A2289: MacBookPro16,3; MacBook Pro A2338: MacBookPro17,1 Mac14,7;
MacBook Pro A2442: MacBookPro18,3 MacBookPro18,4; MacBook Pro A2485: MacBookPro18,1 MacBookPro18,2; MacBook Pro A2779: Mac14,5 Mac14,9; MacBook Pro A2780: Mac14,6 Mac14,10;
MacBook Pro A1990: MacBookPro15,1 MacBookPro15,3; MacBook Pro A1989: MacBookPro15,2; MacBook Pro A2159: MacBookPro15,4; MacBook Pro A1707: MacBookPro13,3 MacBookPro14,3;
MacBook Pro A1706: MacBookPro13,2 MacBookPro14,2; MacBook Pro A1708: MacBookPro13,1 MacBookPro14,1; Mac mini A1993: Macmini8,1; Mac mini A2348: Macmini9,1; Mac mini A2686: Mac14,3; Mac mini A2816: Mac14,12`;

const names = new Map<string, string>();
for (const entry of identifiers.split(';')) {
  const [name = '', codes = ''] = entry.split(':').map((part) => part.trim());
  for (const code of codes.split(/\s+/)) names.set(code.toLowerCase(), name);
}

/** Lenovo's machine types, of which the catalogue knows the first four characters: '20W000AAGE'. */
const machine = /^((?:lenovo\s+)?[12]\d[a-z][a-z0-9])[a-z0-9]{4,6}$/;
const identifier = /^(?:macbook(?:air|pro)?|macmini|mac)\d{1,2},\d{1,2}$/;

/** What management systems write in place of a model's name, as its name: '20W000AAGE', 'MacBookPro16,1', 'ZBook Fury 15.6 inch G8', 'ESPRIMO D556/E85+'. */
export function plainName(text: string): string {
  if (text.length > 200) return text;
  const code = text.trim().toLowerCase();
  const name = machine.exec(code)?.[1] ?? names.get(identifier.exec(code)?.[0] ?? '');
  if (name !== undefined) return name;
  return text
    .replace(/\b(1[1-7])[.,]\d\s?(?:-?\s?(?:inch|zoll)|["”″])\s+(?=g\d)/i, '$1 ')
    .replace(/\/e[89]\d\+?(?![a-z0-9])/i, '')
    .replace(/\sm\.\s?(?=\p{L})/u, ' mit ');
}
