/** What Node and OpenSSL call it where somebody's certificate is not believed; the order counts, since the first says more. */
export const tlsCodes = {
  certificateName: /ALTNAME/,
  certificate: /CERT|SELF[_-]SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)/i,
} as const;
