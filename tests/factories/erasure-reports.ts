import PdfDocument from 'pdfkit';
import { templateColumns } from '#domain/erasure/reports/template.ts';

/** A disk in a report, as far as a test says something about it. */
export interface ReportedDisk {
  readonly serial?: string;
  readonly model?: string;
  readonly state?: string;
  readonly method?: string;
  readonly interface?: string;
  readonly cleanedSectors?: number;
  readonly errors?: number;
  readonly start?: string;
  readonly end?: string;
  /** Not among the disks that the hardware report counts. */
  readonly isForged?: boolean;
}

const sectors = 500_118_192;
const entry = (name: string, value: string | number | undefined, type = 'string') =>
  value === undefined ? '' : `<entry name="${name}" type="${type}">${value}</entry>`;

/** One report of Blancco Drive Eraser, as the tool itself writes it. */
export function blanccoReport(disks: readonly ReportedDisk[], system = { serial: 'CZJ1234ABC' }): string {
  const erasures = disks
    .map(
      (disk) => `<entries name="erasure">
        ${entry('timestamp', disk.end ?? '2026-11-20T11:10:00+0100')}
        ${entry('cleaned_sectors', disk.cleanedSectors ?? sectors, 'uint')}
        ${entry('failed_sectors', disk.errors ?? 0, 'uint')}
        ${entry('total_errors', disk.errors ?? 0, 'uint')}
        ${entry('state', disk.state ?? 'Successful')}
        ${entry('elapsed_time', '01:10:00')}
        ${entry('start_time', disk.start ?? '2026-11-20T10:00:00+0100')}
        ${entry('end_time', disk.end ?? '2026-11-20T11:10:00+0100')}
        ${entry('erasure_standard_name', disk.method ?? 'BSI-GS, ATA Sanitize Block Erase')}
        ${entry('overwriting_rounds', 0, 'uint')}${entry('firmware_rounds', 1, 'uint')}${entry('total_erasure_rounds', 1, 'uint')}
        ${entry('verification', '100%')}
        <entries name="target">${diskEntries(disk)}</entries>
      </entries>`,
    )
    .join('');
  const hardware = disks
    .filter(({ isForged }) => !isForged)
    .map((disk) => `<entries name="disk">${diskEntries(disk)}</entries>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<root><report>
  <blancco_data>
    <description><document_id>5d0f6a5e-9f6b-4f3c-8a5e-1c2d3e4f5a6b</document_id>
      <document_log><log_entry><author><product_name>Blancco Drive Eraser</product_name><product_version>7.16.0</product_version></author></log_entry></document_log>
    </description>
    <blancco_erasure_report><entries name="erasures">${erasures}</entries></blancco_erasure_report>
    <blancco_hardware_report>
      <entries name="system">${entry('manufacturer', 'HPE')}${entry('model', 'ProLiant DL360 Gen10')}${entry('serial', system.serial)}</entries>
      <entries name="disks">${hardware}</entries>
    </blancco_hardware_report>
  </blancco_data>
  <user_data><entries name="fields">${entry('Custom 1', 'Regal 4')}</entries></user_data>
</report></root>`;
}

function diskEntries(disk: ReportedDisk): string {
  return [
    entry('vendor', 'Samsung'),
    entry('model', disk.model ?? 'MZ7LH256HAJQ'),
    entry('serial', disk.serial),
    entry('interface_type', disk.interface ?? 'SATA'),
    entry('type', 'SSD'),
    entry('capacity', sectors * 512, 'uint'),
  ].join('');
}

/** The same facts as the console exports them: elements by their own names. */
export function exportedBlanccoReport(disks: readonly ReportedDisk[]): string {
  let text = blanccoReport(disks);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/<entry name="([a-z_]+)"[^>]*>([^<]*)<\/entry>/g, '<$1>$2</$1>')
      .replace(/<entries name="([a-z_]+)">((?:(?!<\/?entries)[\s\S])*)<\/entries>/g, '<$1>$2</$1>');
  }
  return text;
}

/** A device in a log of nwipe. */
export interface WipedDisk {
  readonly serial: string;
  readonly status?: 'Erased' | '-FAILED-' | 'UABORTED';
  readonly written?: number;
  readonly errors?: number;
  readonly method?: string;
  /** The log ends before its state. */
  readonly isCut?: boolean;
}

const bytes = 256_060_514_304;

/** A log of nwipe 0.36 about one session; each device has a name of its own. */
export function nwipeLog(disks: readonly WipedDisk[], day = '2026/11/20'): string {
  const name = (at: number) => `sd${String.fromCharCode(97 + at)}`;
  const begun = disks.flatMap(({ serial, method = 'PRNG Stream' }, at) => [
    `[${day} 10:00:00]  notice: Found /dev/${name(at)},  ATA Hitachi HDS72303, 256 GB, S/N=${serial}`,
    `[${day} 10:00:01]  notice: /dev/${name(at)} has serial number ${serial}`,
    `[${day} 10:00:01]  notice: /dev/${name(at)}, sect/blk/dev 512/4096/${bytes}`,
    `[${day} 10:00:02]  notice: Invoking method '${method}' on /dev/${name(at)}`,
    `[${day} 10:00:02]  notice: Starting pass 1/1, round 1/1, on /dev/${name(at)}`,
  ]);
  const ended = disks.flatMap(({ status = 'Erased', written = bytes, errors = 0, isCut }, at) =>
    isCut || status === 'UABORTED'
      ? []
      : [
          `[${day} 11:00:00]  notice: ${written} bytes written to /dev/${name(at)}`,
          ...(errors > 0 ? [`[${day} 11:00:00]   error: ${errors} wipe errors on '/dev/${name(at)}'.`] : []),
          ...(status === 'Erased'
            ? [
                `[${day} 11:00:01]  notice: Finished pass 1/1, round 1/1, on /dev/${name(at)}`,
                `[${day} 11:00:01]  notice: Finished final round 1 of 1 on /dev/${name(at)}`,
              ]
            : []),
        ],
  );
  const head = [
    `[${day} 09:59:59]    info: nwipe 0.36`,
    `[${day} 09:59:59]  notice: system-serial-number = CZJ1234ABC`,
  ];
  if (disks.some(({ isCut }) => isCut)) return [...head, ...begun, ...ended].join('\n');
  const rule = '-'.repeat(80);
  return [
    ...head,
    ...begun,
    ...ended,
    '',
    `${'*'.repeat(32)} Error Summary ${'*'.repeat(33)}`,
    '!   Device | Pass Errors | Verifications Errors | Fdatasync I\\O Errors',
    rule,
    ...disks.map(
      ({ errors = 0 }, at) =>
        `${errors > 0 ? '!' : ' '}      ${name(at)} |  ${String(errors).padStart(10)} |           ${'0'.padStart(10)} |           ${'0'.padStart(10)}`,
    ),
    '*'.repeat(80),
    '',
    `${'*'.repeat(33)} Drive Status ${'*'.repeat(33)}`,
    '!   Device | Status | Thru-put | HH:MM:SS | Model/Serial Number',
    rule,
    ...disks.map(({ serial, status = 'Erased' }, at) => statusRow(name(at), status, serial)),
    rule,
    `[${day} 11:00:02] Total Throughput  140 MB/s, PRNG Stream, 1R+NB+VL`,
    '*'.repeat(80),
    '',
  ].join('\n');
}

/** A row of the table of states, also for one that nobody ran. */
export function statusRow(device: string, status: string, serial: string): string {
  const flag = status === 'Erased' ? ' ' : '!';
  const word = status === 'Erased' ? ' Erased ' : status;
  return `${flag}      ${device} |${word}|  140 MB/s | 01:00:00 | Hitachi HDS72303/${serial}`;
}

/** What a certificate of nwipe says. */
export interface Certified {
  readonly serial: string;
  readonly headSerial?: string;
  readonly model?: string;
  readonly status?: string;
  readonly erased?: string;
  readonly errors?: string;
  readonly information?: string;
}

/** A certificate of nwipe as PDF, its texts in the order and at the places in which the tool puts them. */
export async function nwipeCertificate(disk: Certified): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  const put = (text: string, x: number, y: number) =>
    document.fontSize(10).text(text, x, 842 - y, { lineBreak: false });
  put('Disc Erasure by NWIPE version 0.36', 200, 30);
  put(' Disk Model: Hitachi HDS72303 ', 200, 696);
  put(` Disk S/N: ${disk.headSerial ?? disk.serial} `, 200, 681);
  put('Disk Erasure Report', 200, 765);
  put('Page 1 - Erasure Status', 200, 745);
  const pairs: readonly (readonly [string, string, number, number])[] = [
    ['Make/Model:', disk.model ?? 'Hitachi HDS72303', 60, 410],
    ['Serial:', disk.serial, 340, 410],
    ['Bus:', 'ATA', 340, 390],
    ['Size(Apparent): ', `256 GB, ${bytes} bytes`, 60, 390],
    ['Size(Real):', `256 GB,${bytes}b`, 60, 370],
    ['Disk Erasure Details', '', 50, 330],
    ['Start time:', '2026/11/20 10:00:00', 60, 310],
    ['End time:', '2026/11/20 11:00:00', 300, 310],
    ['Duration:', '01:00:00', 60, 290],
    ['Status:', disk.status ?? 'ERASED', 300, 290],
    ['Method:', 'PRNG Stream', 60, 270],
    ['PRNG algorithm:', 'ChaCha20 (CSPRNG)', 300, 270],
    ['Final Pass(Zeros/Ones/None):', 'None', 60, 250],
    ['Verify Pass(Last/All/None):', 'Last', 300, 250],
    ['*Bytes Erased:', disk.erased ?? `${bytes}, (100%)`, 60, 230],
    ['Rounds(completed/requested):', '1/1', 300, 230],
    ['HPA/DCO:', '', 60, 210],
    ['HPA/DCO Size:', 'No hidden sectors', 300, 210],
    ['Throughput:', '140 MB/sec', 300, 190],
    ['Errors(pass/sync/verify):', disk.errors ?? '0/0/0', 60, 190],
    ['Information:', disk.information ?? '', 60, 170],
    ['Technician/Operator ID', '', 50, 100],
    ['Name/ID:', '', 60, 80],
    ['Signature:', 'A. Techniker', 300, 100],
  ];
  for (const [label, value, x, y] of pairs) {
    put(label, x, y);
    if (value !== '') put(value, x + 160, y);
  }
  document.addPage();
  put('Page 2 - Smart Data', 200, 745);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** Rows of our own table, by the names of its columns. */
export function filledTemplate(rows: readonly Partial<Record<(typeof templateColumns)[number], string>>[]): string {
  const usual: Partial<Record<(typeof templateColumns)[number], string>> = {
    Hersteller: 'Seagate',
    Modell: 'Exos 7E8',
    Art: 'hdd',
    'Kapazität (Byte)': '4000787030016',
    Verfahren: 'Überschreiben, 1 Durchgang',
    Technik: 'overwrite',
    Ergebnis: 'gelöscht',
    'Anteil (%)': '100',
    Fehler: '0',
    Prüfung: 'vollständig',
    Beginn: '20.11.2026 10:00',
    Ende: '20.11.2026 18:00',
    Werkzeug: 'hdparm',
    Version: '9.65',
    'Ausgeführt von': 'A. Techniker',
  };
  const lines = rows.map((row) => templateColumns.map((column) => row[column] ?? usual[column] ?? '').join(';'));
  return `\ufeff${[templateColumns.join(';'), ...lines].join('\r\n')}\r\n`;
}
