interface CodeTextProps {
  /** What the text is, for whoever hears it. */
  readonly label: string;
  readonly text: string;
}

/** A program or a call as it is written, in a part of its own that scrolls. */
export function CodeText({ label, text }: CodeTextProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={label}
      className="max-h-[26rem] overflow-auto rounded-sm border border-line bg-sheet p-4"
    >
      <pre className="text-[0.82rem] leading-normal">
        <code>{text}</code>
      </pre>
    </section>
  );
}
