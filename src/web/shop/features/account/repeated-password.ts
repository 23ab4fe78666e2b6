/** Labels of a new password that is typed twice. */
export const repeatedPasswordLabels = { password: 'Neues Passwort', repeated: 'Neues Passwort wiederholen' };
