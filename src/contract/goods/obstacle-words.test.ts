import { expect, it } from 'vitest';
import { wordsOfObstacles } from './obstacle-words.ts';

it('of what kept an inquiry from an answer at once, that which its seller can do without is said first', () => {
  expect(wordsOfObstacles(['tooMuch', 'linesUnclear', 'attachment', 'comment'])).toEqual([
    expect.stringContaining('Sie haben etwas angemerkt.'),
    expect.stringContaining('Sie haben Fotos oder eine Liste geschickt.'),
    expect.stringContaining('kennen wir den Preis noch nicht genau genug'),
    expect.stringContaining('dieser Größe'),
  ]);
});
