/** The address whose offers an account owns, in the form in which owners are compared: its own once confirmed, else none. */
export function ownedEmail(account: { email: string; emailConfirmed: boolean } | null): string | undefined {
  return account?.emailConfirmed ? account.email : undefined;
}
