import { useState } from 'react';

/** What stands in a search field: as it was typed, until the address looks for something else. The field stays, and so does the focus. */
export function useTyped(given: string): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(given);
  const [last, setLast] = useState(given);
  if (last !== given) {
    setLast(given);
    setTyped(given);
  }
  return [typed, setTyped];
}
