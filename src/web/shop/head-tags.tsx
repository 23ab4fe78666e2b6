import { useMatches } from '@tanstack/react-router';

/** What the routes say about the page: the innermost title, each meta name once, the canonical address. */
export function HeadTags() {
  const matches = useMatches();
  const metas = matches.flatMap(({ meta = [] }) => meta).filter((tag) => tag !== undefined);
  const title = metas.findLast((tag) => 'title' in tag && tag.title !== undefined)?.title;
  const named = new Map(metas.filter(({ name }) => name !== undefined).map((tag) => [tag.name, tag]));
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {[...named].map(([name, { content }]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {matches
        .flatMap(({ links = [] }) => links)
        .map((link) => link && <link key={`${link.rel}${link.href}`} {...link} />)}
    </>
  );
}
