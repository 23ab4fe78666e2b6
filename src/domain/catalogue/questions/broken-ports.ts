import { computers, networkDevices } from '../goods-class.ts';
import { question } from './question.ts';

/** Sockets that do not hold or carry. */
export const brokenPorts = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Anschlüsse defekt',
  hint: 'Ladebuchse, USB, Bild oder Netzwerk.',
  askedOf: [...computers, ...networkDevices, 'tablet', 'iPad', 'phone', 'dock', 'monitor', 'videoConference'],
  onSheet: /anschl[uü]ss|buchse|\bport/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'Anschlüsse defekt' : 'Anschlüsse in Ordnung'),
});
