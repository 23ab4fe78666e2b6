import type { ConfigType } from './kinds.ts';

/**
 * What people call goods of a config type, where its category holds goods of many kinds: who types 'Drucker' means none of the
 * telephones beside them.
 */
export const kindWords: { readonly [configType in ConfigType]?: string } = {
  phone: 'Smartphone Handy Mobiltelefon',
  console: 'Spielkonsole Konsole',
  printer: 'Drucker Multifunktionsgerät Kopierer',
  scanner: 'Scanner Dokumentenscanner',
  deskPhone: 'Telefon IP-Telefon Tischtelefon',
  videoConference: 'Videokonferenz Konferenzsystem',
  projector: 'Projektor Beamer',
  dock: 'Dockingstation Dock',
  wirelessController: 'WLAN Wireless Controller Netzwerk',
};
