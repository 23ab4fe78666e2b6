import { describeDrives } from '#domain/catalogue/drive-group.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import { type ValuedAnswers, valuedDrives, valuedQuestions } from './valued-answers.ts';

/** Signs of units and makes that are written in capitals. */
const capitals =
  /^(?:[kmgt]b|[kmg]hz|[kmgt]?va?|hdd|ssd|sas|sata|emmc|lto|ddr\dl?|ecc|(?:[ru]|lr|so)?dimm|fc|usb|pcie|ips|oled|[fuwq]+hd\+?|rtx|gtx|amd|gb\/s)$/;

/** A compared answer as people write it: 'silver 4110' as 'Silver 4110', '64 gb' as '64 GB', '4 × hdd 4 tb sata' as '4 × 4 TB SATA'. */
export function shownAnswer(asked: Question, answer: string): string {
  if (asked !== 'drives') return capitalized(answer);
  const drives = valuedDrives(answer);
  if (drives === undefined) return capitalized(answer);
  return describeDrives(
    drives.map(({ kind, count, text }) => ({ kind, count, capacity: capitalized(text.slice(kind.length + 1)) })),
  ).join(', ');
}

/** Several of them in a line, processors with their number: '1 × Silver 4110, 64 GB'; empty where nothing was said. */
export function shownAnswers(answers: ValuedAnswers): string {
  const { cpu, cpuCount } = answers;
  return valuedQuestions
    .flatMap((asked) => {
      const answer = answers[asked];
      if (answer === undefined || (asked === 'cpuCount' && cpu !== undefined)) return [];
      const times = asked === 'cpu' && cpuCount !== undefined ? `${cpuCount} × ` : '';
      return [`${times}${shownAnswer(asked, answer)}`];
    })
    .join(', ');
}

function capitalized(answer: string): string {
  return answer
    .split(' ')
    .map((word) => {
      if (capitals.test(word)) return word.toUpperCase();
      if (word === 'nvme') return 'NVMe';
      if (/^v\d$/.test(word)) return word;
      // 'i5-1135g7' is 'i5-1135G7', 'e5-2680' is 'E5-2680'.
      if (/\d/.test(word))
        return word.replace(/[a-z]+/g, (letters, at) =>
          at === 0 && /^i\d/.test(word) ? letters : letters.toUpperCase(),
        );
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}
