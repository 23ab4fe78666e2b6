import { useEffect, useState } from 'react';
import { type SentInquiryAnswer, sentInquiryCall, sentInquirySchema } from '#contract/sale/sent-inquiry.ts';
import { browserApi } from '#web/lib/browser-api.ts';

/** Milliseconds from one look to the next: most bids are there within two seconds; what takes ten comes by mail. */
const retryDelays = [300, 400, 500, 700, 1_000, 1_500, 2_500, 4_000];

/** What comes of an inquiry that this browser has sent; undefined until it is known, and where this browser may not know. */
export function useSentInquiry(offerId: string | undefined): SentInquiryAnswer | undefined {
  const [answer, setAnswer] = useState<SentInquiryAnswer>();
  useEffect(() => {
    if (offerId === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const lookAgain = (time: number) => {
      timer = setTimeout(() => void look(time), retryDelays[time]);
    };
    async function look(time: number): Promise<void> {
      // The bid comes by mail whatever becomes of this look.
      const found = await browserApi
        .get(sentInquiryCall(offerId ?? ''))
        .then((body): SentInquiryAnswer => sentInquirySchema.parse(body))
        .catch(() => undefined);
      if (!isHere || found === undefined) return;
      const isLast = time + 1 === retryDelays.length;
      setAnswer(found.state === 'judged' && isLast ? { state: 'waits' } : found);
      if (found.state === 'judged' && !isLast) lookAgain(time + 1);
    }
    lookAgain(0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [offerId]);
  return answer;
}
