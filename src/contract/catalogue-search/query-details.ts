/** What says how goods are equipped or what is wrong with them, folded: '16gb', '2x', 'i7', 'sff', 'defekt'. */
const answer =
  /^(?:\d+(?:x\d+)?(?:[mgt]b|x)|x\d|i[3579]|ryzen|(?:u?s|m)ff|ram|ssds?|hdds?|nvme|defekt(?:e[nrs]?)?|kaputt(?:e[nrs]?)?|(?:display|glas)(?:bruch|schaden))$/;

/** What describes goods beside their name and answers no question: '12lff', '24zoll', 'gebraucht'. */
const remark = /^(?:\d+[mg]hz|\d+zoll|\d*[ls]ff|ddr\d|gebrauchte?[nrs]?|ohne|mit|und)$/;

/** Names of kinds of goods too, and so never a detail by themselves. */
const kind = /^(?:ssds?|hdds?|nvme)$/;

/** Whether a folded word, which does not say which model is meant, may answer a question about it; or a processor's number. */
export const isAnswer = (word: string): boolean =>
  answer.test(word) || /^(?:gold|silver|bronze|platinum|[e\d]?\d{4}\w?)$/.test(word);

/** Whether a folded word only describes the goods, whatever stands beside it. */
export const isDetail = (word: string): boolean => remark.test(word) || (answer.test(word) && !kind.test(word));

/** Whether anybody would miss the word. */
export const isTelling = (word: string): boolean => !/^(?:\d+x|x\d+|ohne|mit|und|gebrauchte?[nrs]?)$/.test(word);

/** Whether a folded word is a number by which makers tell models apart. */
export const isNumber = (word: string): boolean => word.length > 1 && /\d/.test(word) && !isDetail(word);

/** The maker of the processor that a detail speaks of, as titles name it: 'T14 Gen 1 (AMD)'. */
export function processorMaker(word: string): string | undefined {
  if (word === 'ryzen') return 'amd';
  return /^i[3579]/.test(word) ? 'intel' : undefined;
}
