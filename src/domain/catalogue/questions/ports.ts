import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Ports and the licences for them. */
export const ports = question({
  input: { kind: 'text', max: 200 },
  label: 'Anschlüsse und Lizenzen',
  hint: 'Zum Beispiel 4 × FC 16 Gbit/s oder 2 × iSCSI 10 Gbit/s.',
  variants: {
    controller: {
      label: 'Anschlüsse',
      hint: 'Anzahl und Geschwindigkeit, zum Beispiel 2 × SFP28 25 Gbit/s.',
    },
    monitor: {
      label: 'Anschlüsse',
      hint: 'Zum Beispiel HDMI, DisplayPort, USB-C.',
      usual: ['HDMI, DisplayPort', 'HDMI, DisplayPort, USB-C', 'DVI, DisplayPort', 'VGA, DVI'],
    },
    wirelessController: {
      label: 'Lizenzen',
      hint: 'Für wie viele Access Points, zum Beispiel 50 AP.',
    },
    sanSwitch: {
      label: 'Freigeschaltete Ports und Lizenzen',
      hint: 'Nur lizenzierte Ports zählen, zum Beispiel 24 × 16 Gbit/s mit SFP.',
    },
  },
  askedOf: ['diskStorage', 'sanSwitch', 'wirelessController', 'storage', 'switch', 'monitor', 'controller'],
  answeredByModel: ['switch', 'monitor', 'controller'],
  say: verbatim,
  saidAfter: 'tapeDriveCount',
});
