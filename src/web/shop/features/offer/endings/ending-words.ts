/** What is said to whoever ends with the goods still at home. */
export const goodsStay = 'Die Geräte bleiben bei Ihnen. Sie können sie uns jederzeit wieder anbieten.';
export const noMore = 'Nichts mehr.';
