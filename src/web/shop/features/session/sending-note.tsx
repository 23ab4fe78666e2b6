import { useSessionState } from './use-session.ts';

/** What sending an inquiry takes; who is signed in has the account already. */
export function SendingNote() {
  const { user } = useSessionState();
  return `${user === undefined ? 'Sie brauchen dafür kein Konto. ' : ''}Gesendet wird erst, wenn Sie alles noch einmal gesehen haben.`;
}
