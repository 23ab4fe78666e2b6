import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BasketState } from '#contract/basket.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SendInquiry } from '../basket/send-inquiry.tsx';

interface UploadSubmitProps {
  /** The page on which the files are chosen. */
  readonly uploadPage: string;
  readonly crumb: string;
  readonly isValid: (state: BasketState) => boolean;
}

/** Sends what was uploaded; without valid upload data it gives way to the upload page. */
export function UploadSubmit({ uploadPage, crumb, isValid }: UploadSubmitProps) {
  const open = useBasket();
  const navigate = useNavigate();
  const invalid = open !== undefined && !isValid(open.state);

  useEffect(() => {
    if (invalid) void navigate({ to: uploadPage, replace: true });
  }, [invalid, navigate, uploadPage]);

  return (
    <div className="page-width pb-16">
      <PageHeader title="Kaufpreis anfragen" crumbs={[{ text: crumb, href: uploadPage }, { text: 'Anfrage' }]}>
        Sie brauchen dafür kein Konto. Gesendet wird erst, wenn Sie alles noch einmal gesehen haben.
      </PageHeader>
      <div className="mt-8 max-w-[40rem]">{open !== undefined && !invalid && <SendInquiry {...open} />}</div>
    </div>
  );
}
