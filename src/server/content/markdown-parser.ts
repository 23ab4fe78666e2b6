import MarkdownIt from 'markdown-it';

/** One dialect for all texts: tables, no HTML of their own, no guessed links. */
export const markdownParser = new MarkdownIt({ html: false, linkify: false, typographer: false });
