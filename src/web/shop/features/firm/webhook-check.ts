/** How a receiver in Node.js knows that a message is ours, as its administrator copies it. */
export const webhookCheck = `import { createHmac, timingSafeEqual } from 'node:crypto';

// secret: whsec_…, headers: in Kleinbuchstaben,
// body: der Text, wie er kam
export function istEcht(secret, headers, body, jetzt = Date.now()) {
  const zeit = headers['webhook-timestamp'];
  if (Math.abs(jetzt / 1000 - zeit) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = \`\${headers['webhook-id']}.\${zeit}.\${body}\`;
  const soll = createHmac('sha256', key).update(text).digest();
  return headers['webhook-signature'].split(' ').some((eine) => {
    const ist = Buffer.from(eine.replace('v1,', ''), 'base64');
    return ist.length === soll.length && timingSafeEqual(ist, soll);
  });
}
`;
