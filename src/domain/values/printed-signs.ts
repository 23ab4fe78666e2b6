/**
 * The signs for which the fonts of our papers have a glyph, in both weights, as those fonts answer: by turns how many signs they lack and have, from
 * U+0000 on, to the base of 36. A test asks the fonts for each of them, and says the right text where they have changed.
 */
export const printedSigns =
  'd 1 i 2n x ga 2 3 4 1 3 1 8 28 1 3 3 2 1 1 1 7 d 8 2 6 4 7 1 1 1 k 1 ar b 12 2 7 1 13 1 2 11 k 2 2 8 r 5 5 h 2 1 2 1 1 8 1 5 1 3 ' +
  '1 1 q 5 m 1 1 2 1 5 h 3 1 4 1z 6 3 2 2 1 1 1 1 4 1 q a 5i 14 3 b 2 3 18k 1 1t 2 1 1 2 2 1 1 2 1 6 4 1 7 1 3 1 1 1 1 2 2 1 d 1 3 2 ' +
  '5 1 1 1 6 2 a 2 2 ci 12 a 19 lg 7 1 j 1 p 1 k 1 7 1 2y 2 17 1 s 8 1b 1 h 1 p 9 i 4 d 9 g 1a 1 2 1 2s 2 12 9 9 t 19f l 1 e 2 9 1 ' +
  '18 1 e c 2 2 1 1 1 7 1 l 11 4 6 1i 70 4 m 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 1 2t 5 8 2 r 1 d 3 m 2 3 ' +
  '1 2 i 2 4 2 3 2 4 1 u a 1 1r 1 1 2 1 1 1i 3 1 6 aq 6 2 2 6 2 5 2 2 1y 3 4 1 2 1 9 1 c 1 6 k v 2 j 1 1 1 2 1 1l 2 1o a 46 bh 1 r 7 ' +
  '4 u 1 u 4 1 4 2 s 1 z 1 1 1 4 3 1 1 7 2 1g 3 o 1 e 6 2 p 1 5 6 4 7k 6 2 2 2 1g 2 1t 2 21 8 l 1 e 2 4 3 9 h i 1 1m 2 h 10 d d 1q 2 ' +
  '5 r 4 6 1a 2 7f o 1 7 3k 12 a 1i 9 1 4o 1 6 1 2 4 8 1 68h 1s h5c 1c 90 4 4 2 2 2 2 4 a d r 4 6 2 2 2 32 f 4 5 2 a 4 i 4 6 2 6 2 2 ' +
  'c 4 o 4 5 6 1 2 e b 25 8 e0w q yu 13 1 q hv 1 u2 7 c 5 5 q 1 5 1 1 1 2 1 2 1 a 2 2a 6 4 11 a 1 2 4 6 i 4 e8 g g 4 24 5 1 3r 2 1 ' +
  '6x 5 le v 1 4 1524 2f dd 2 1 4 1 5 1 1 3 7 1 q h8 a 4su 2s c f 2 e 2 f 1 f fl 8 7o 2 2 1 3 1 cq 10 1 7 1 k 2 1';
