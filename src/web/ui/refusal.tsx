/** Why something just asked for did not happen; screen readers hear it at once. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="mb-4 w-full rounded-sm border-[1.5px] border-warn bg-warn-soft p-4">
      {text}
    </p>
  );
}
