import { useEffect, useState } from 'react';
import { bankNameSchema, bankNameUrl } from '#contract/money/bank-name.ts';
import { electronicIban, isIban } from '#domain/values/iban.ts';
import { browserApi } from './browser-api.ts';

/** The bank of a complete German IBAN; undefined while it is not known, and where nobody knows it. */
export function useBankName(iban: string): string | undefined {
  const [found, setFound] = useState<{ readonly code: string; readonly name: string }>();
  const code = bankCodeOf(iban);
  useEffect(() => {
    if (code === undefined) return undefined;
    let left = false;
    browserApi.get(bankNameUrl(code)).then(
      (answer) => {
        const name = bankNameSchema.safeParse(answer).data?.name;
        if (!left && name) setFound({ code, name });
      },
      // The name is a comfort: an IBAN without it is as good.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [code]);
  return found?.code === code ? found?.name : undefined;
}

function bankCodeOf(iban: string): string | undefined {
  const plain = electronicIban(iban);
  return plain.startsWith('DE') && isIban(plain) ? plain.slice(4, 12) : undefined;
}
