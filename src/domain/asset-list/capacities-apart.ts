const about = 'ddr[2-5]l?|pc[2-5]l?|ssds?|hdds?|nvme|ram|sas|sata|so-?dimm|[rlu]?dimm|emmc|ecc';

/** Spellings that lists have of capacities, each with how the rest of the reader knows it; `$` is the text found before. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // '64GB_DDR4', 'RAM_8GB': what joins words is no letter of them.
  [new RegExp(`(?<=\\d[gt]b|${about}|\\d)_(?=\\d|${about})`, 'gi'), ' '],
  // '128GBDDR4', '1.2TB10KSAS'
  [new RegExp(`(?<=\\d\\s?[gt]b)(?=${about}|10k|15k|7[.,]?2k|m\\.2|rdimm)`, 'gi'), ' '],
  [/(?<=\b(?:10|15|7[.,]?2)k)(?=sas|sata|hdd)/gi, ' '],
  // 'DDR4-64GB', 'SSD-1TB'
  [new RegExp(`\\b(${about})[-:_]?(?=\\d+(?:[.,]\\d+)?\\s?[gt]b(?![a-z0-9]))`, 'gi'), '$1 '],
  // '16GB-512GB'
  [/(?<=\b\d{1,2}\s?gb)-(?=\d{3,4}\s?gb\b|\dtb\b)/gi, '/'],
  // '16GBx8' is eight of them, '2*512' two.
  [/(?<![\d.,a-z])(\d+(?:[.,]\d+)?)\s?(gb|tb)\s?[x×*]\s?(\d{1,2})(?![\d.,a-z])/gi, '$3x$1$2'],
  [/(?<=\d)\s?\*\s?(?=\d)/g, 'x'],
  // '2xGold6140'
  [
    /\b(\d{1,2}[x×])(?=(?:intel|xeon|gold|silver|bronze|platinum|e[357]-|epyc)\b|(?:gold|silver|bronze|platinum)\d)/gi,
    '$1 ',
  ],
  // 'R7202x Intel Xeon', 'DL380eG82x Intel': how many processors there are stands right before their maker.
  [/(?<![a-z0-9])([a-z][a-z0-9-]*[a-z0-9])([1248]x)(?=\s*(?:intel|amd|xeon|epyc|opteron)\b)/gi, '$1 $2'],
  // 'DL120G7Intel Xeon', 'R210-IIIntel G530': a maker of processors begins a word of its own.
  [/(?<=[A-Za-z0-9])(?=(?:Intel|AMD) (?:Xeon|Core|Pentium|Celeron|Atom|EPYC|Opteron|Ryzen|[A-Z]\d))/g, ' '],
  // 'Z230SFF': the housing is a word of its own.
  [/(?<=[a-z]\d{2,4}|\b\d{4})(?=(?:sff|usdt|twr|cmt)\b)|(?<=\b\d{4})(?=mt\b)/gi, ' '],
];

const mayBeGlued = /[gt]b|\*|\dx|ddr|_|\w(?:intel|amd) |\d(?:sff|usdt|twr|c?mt)/i;

/** A text with its capacities written apart from the words around them: '128GBDDR4' as '128GB DDR4', '16GBx8' as '8x16GB'. */
export function capacitiesApart(text: string): string {
  if (!(/\d/.test(text) && mayBeGlued.test(text))) return text;
  return spellings.reduce((spelt, [pattern, apart]) => spelt.replace(pattern, apart), text);
}
