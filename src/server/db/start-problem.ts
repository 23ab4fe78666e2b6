/** What keeps the program from starting and a person can mend: told as it is, without the way through the code. */
export class StartProblem extends Error {}
