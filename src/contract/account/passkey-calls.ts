/** Addresses of the calls about passkeys; apart from the others, so that the first load of a page does without them. */
export const passkeyCalls = {
  list: '/auth/api/passkeys',
  registrationOptions: '/auth/api/passkeyRegistrationOptions',
  register: '/auth/api/registerPasskey',
  loginOptions: '/auth/api/passkeyLoginOptions',
  login: '/auth/api/loginWithPasskey',
  rename: '/auth/api/renamePasskey',
  remove: '/auth/api/removePasskey',
} as const;
