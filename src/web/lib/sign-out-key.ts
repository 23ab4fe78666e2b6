/** Under which a browser keeps what changes with each sign-out in it: what was kept before is of somebody who has left. */
export const signOutKey = 'abgemeldet';
