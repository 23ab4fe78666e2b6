import { describeDrives } from '../drive-group.ts';
import { computers } from '../goods-class.ts';
import { question } from './question.ts';

/** Drives of one unit; an empty list where the customer said that there are none. */
export const drives = question({
  input: { kind: 'drives', groups: 20 },
  label: 'Laufwerke',
  hint: '',
  valueRelevant: true,
  askedOf: [...computers, 'tapeLibrary', 'diskStorage', 'diskStorageNoController', 'storage'],
  inList: {
    column: 'storage',
    headers:
      'festplatte festplatten hdd ssd hddssd ssdhdd storage disk disks harddisk harddrive platte massenspeicher datentraeger laufwerk laufwerke drive drives hddgb ssdgb festplattegb speicherplatz disksize speicherkapazitaet speichergroesse hd kapazitaet capacity massenspeichergb almacenamiento stockage disco discoduro disque disquedur',
    stem: /festplatte|^hdd|^ssd|harddisk|massenspeicher|datentraeger|storage/,
  },
  onSheet:
    /laufwerk(?!s[- ]?rahmen)|festplatte(?!n[- ]?rahmen)|datenträger|(?:massen|ohne ?|kein ?)speicher\b|(?:\b|ohne|keine?)(?:ssd|hdd|nvme|m\.?2|platte|speicher)[sn]?(?:\b|fehl)/i,
  lowersPrice: (groups) => groups.length === 0,
  say: (groups) => describeDrives(groups).join(', '),
  saidAfter: 'ram',
});
