import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BasketState } from '#contract/goods/basket.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SendInquiry } from '../basket/send-inquiry.tsx';
import { SentAlready } from '../basket/sent-already.tsx';
import { useSentAlready } from '../basket/use-sent-already.ts';

interface UploadSubmitProps {
  /** The page on which the files are chosen. */
  readonly uploadPage: string;
  readonly crumb: string;
  readonly isValid: (state: BasketState) => boolean;
}

/** Sends what was uploaded; without valid upload data it gives way to the upload page, or says that it was sent. */
export function UploadSubmit({ uploadPage, crumb, isValid }: UploadSubmitProps) {
  const open = useBasket();
  const navigate = useNavigate();
  const { sent } = useSentAlready(open?.state);
  const invalid = open !== undefined && sent === undefined && !isValid(open.state);

  useEffect(() => {
    if (invalid) void navigate({ to: uploadPage, replace: true });
  }, [invalid, navigate, uploadPage]);

  if (sent !== undefined) return <SentAlready sent={sent} />;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Kaufpreis anfragen" crumbs={[{ text: crumb, href: uploadPage }, { text: 'Anfrage' }]}>
        Sie brauchen dafür kein Konto. Gesendet wird erst, wenn Sie alles noch einmal gesehen haben.
      </PageHeader>
      <div className="mt-8 max-w-[40rem]">{open !== undefined && !invalid && <SendInquiry {...open} />}</div>
    </div>
  );
}
