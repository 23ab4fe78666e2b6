const style = `
  :root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif }
  body { max-width: 96rem; margin: 2rem auto; padding: 0 20px }
  main, article, h1, pre { max-width: 46rem }
  article { border-top: 1px solid #8888; padding: 1.5rem 0 }
  h2 { font-size: 1.15rem; margin: 0 } p { margin: 0 } .who { opacity: .75 }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
  li a, p > a { display: inline-block; padding: .55rem 0 }
  .views { display: flex; flex-wrap: wrap; gap: 1.5rem } figure { flex: none; margin: 0 }
  nav ul { columns: 16rem; padding-left: 1.2rem }
`;

/** A page of the demo's own tools. */
export function devPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body>${body}</body></html>`;
}

/** Text as it stands in HTML, also inside an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');
}
