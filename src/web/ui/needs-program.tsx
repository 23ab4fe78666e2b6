interface NeedsProgramProps {
  /** What does not work without it: 'Dieses Formular'. */
  readonly what: string;
}

/** For browsers that run no program: why nothing can be done here, and what helps. */
export function NeedsProgram({ what }: NeedsProgramProps) {
  return (
    <noscript>
      <p className="my-6">{what} braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.</p>
    </noscript>
  );
}
