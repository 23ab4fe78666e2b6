/** What Node and OpenSSL call it where somebody's certificate is not believed or no TLS comes about; the order counts, since the first says more. */
export const tlsCodes = {
  certificateName: /ALTNAME|HOSTNAME_MISMATCH/,
  certificate: /CERT|CRL_|SELF[_-]SIGNED|UNABLE_TO_(VERIFY|GET_|DEC)|^(INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED)$/i,
  line: /^(EPROTO|ERR_SSL_|ERR_TLS_)/,
} as const;
