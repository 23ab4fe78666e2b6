import { boundedAnswers } from './bounded-answers.ts';

/** A browser sends its cookies with every call: what we have signed is reckoned once, as long as few others came since. */
export function provedOnce(
  prove: (value: string) => string | undefined,
): (value: string | undefined) => string | undefined {
  const proved = boundedAnswers<{ token: string; bytes: number }>({ maxAnswers: 5_000, maxBytes: 1_000_000 });
  return (value) => {
    if (value === undefined) return undefined;
    const token = proved.get(value)?.token ?? prove(value);
    if (token !== undefined) proved.set(value, { token, bytes: value.length + token.length });
    return token;
  };
}
