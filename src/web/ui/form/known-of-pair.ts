/** Remembers what was found out about two objects that nobody changes, for as long as both are there. */
export function knownOfPair<One extends object, Other extends object, Found>(find: (one: One, other: Other) => Found) {
  const known = new WeakMap<One, WeakMap<Other, { readonly found: Found }>>();
  return (one: One, other: Other): Found => {
    const ofOne = known.get(one) ?? new WeakMap<Other, { readonly found: Found }>();
    known.set(one, ofOne);
    const answer = ofOne.get(other) ?? { found: find(one, other) };
    ofOne.set(other, answer);
    return answer.found;
  };
}
