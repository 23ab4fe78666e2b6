import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSum } from '#domain/device-line/check-sum.ts';
import { readDeviceLines } from '#domain/device-line/read-device-lines.ts';

const run = promisify(execFile);
const scripts = {
  sh: join(import.meta.dirname, 'geraet-auslesen.sh'),
  ps1: join(import.meta.dirname, 'geraet-auslesen.ps1'),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auslesen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** A command that answers what the real one does; the rest of the path stays. */
function putCommand(name: string, answer: string) {
  chmodSync(put(join('bin', name), `#!/bin/sh\n${answer}\n`), 0o755);
}

async function read(...args: string[]) {
  const env = { ...process.env, DEVICE_ROOT: folder, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const { stdout, stderr } = await run('sh', [scripts.sh, ...args], { env });
  return { stdout, stderr, ...readDeviceLines(stdout) };
}

/** A disk as the kernel shows it: a link into the tree of devices. */
function putDisk(name: string, sectors: number, { rotational = 0, removable = 0, bus = 'pci0' } = {}) {
  const place = join('sys/devices', bus, name);
  put(join(place, 'size'), `${sectors}\n`);
  put(join(place, 'removable'), `${removable}\n`);
  put(join(place, 'queue/rotational'), `${rotational}\n`);
  mkdirSync(join(folder, place, 'device'));
  mkdirSync(join(folder, 'sys/block'), { recursive: true });
  symlinkSync(join(folder, place), join(folder, 'sys/block', name));
}

function putNotebook() {
  put('sys/class/dmi/id/sys_vendor', 'LENOVO\n');
  put('sys/class/dmi/id/product_name', '20L5CTO1WW\n');
  put('sys/class/dmi/id/product_version', 'ThinkPad T480\n');
  put('sys/class/dmi/id/product_serial', 'PF1_A%B\n');
  put(
    'proc/cpuinfo',
    ['0', '0', '1']
      .map((id) => `model name\t: Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz\nphysical id\t: ${id}\n`)
      .join('\n'),
  );
  put('proc/meminfo', 'MemTotal:       16222208 kB\nMemFree: 1 kB\n');
  put('sys/class/power_supply/BAT0/energy_full', '20880000\n');
  put('sys/class/power_supply/BAT0/energy_full_design', '24000000\n');
  put('sys/class/power_supply/BAT1/charge_full', '1500000\n');
  put('sys/class/power_supply/BAT1/charge_full_design', '2000000\n');
  putDisk('nvme0n1', 1_000_215_216);
  putDisk('sda', 1_953_525_168, { rotational: 1 });
  putDisk('sdb', 60_063_744, { bus: 'usb1' });
  putDisk('sr0', 2_097_151, { removable: 1 });
  put('sys/block/loop0/size', '8\n');
}

describe('the script for Linux', () => {
  beforeEach(() => putCommand('uname', 'echo Linux'));

  it('reads a notebook, without sticks, discs and loops', async () => {
    putNotebook();
    const { devices, faults, stderr } = await read();
    expect(faults).toEqual([]);
    expect(stderr).toBe('');
    expect(devices).toEqual([
      {
        maker: 'LENOVO',
        model: '20L5CTO1WW',
        version: 'ThinkPad T480',
        serial: 'PF1_A%B',
        cpu: 'Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz',
        cpus: 2,
        ram: 15_842,
        drives: [
          { kind: 'ssd', gigabytes: 512 },
          { kind: 'hdd', gigabytes: 1000 },
        ],
        batteries: [87, 75],
      },
    ]);
  });

  it('says that the serial number is missing where only root may read it, and reads the rest', async () => {
    putNotebook();
    rmSync(join(folder, 'sys/class/dmi/id/product_serial'));
    const { devices, stderr } = await read();
    expect(stderr).toContain('sudo');
    expect(devices).toMatchObject([{ model: '20L5CTO1WW' }]);
    expect(devices[0]).not.toHaveProperty('serial');
  });

  it('writes a file into the folder that is named, so that devices do not overwrite each other', async () => {
    putNotebook();
    mkdirSync(join(folder, 'stick'));
    expect((await read(join(folder, 'stick'))).stdout).toBe('');
    writeFileSync(join(folder, 'sys/class/dmi/id/product_serial'), 'PF2\n');
    await read(join(folder, 'stick'));
    const files = readdirSync(join(folder, 'stick'));
    expect(files).toHaveLength(2);
    const texts = files.map((file) => readFileSync(join(folder, 'stick', file), 'utf8'));
    expect(texts.flatMap((text) => readDeviceLines(text).devices.map(({ serial }) => serial)).sort()).toEqual([
      'PF1_A%B',
      'PF2',
    ]);
  });

  it('writes one line of readable ASCII whatever the firmware says', async () => {
    putNotebook();
    put('sys/class/dmi/id/product_name', 'Gerät;#12345678  "x" $(touch nie)\u0007\nzweite Zeile\n');
    const { devices, stdout } = await read();
    expect(stdout).toMatch(/^[!-~]+\n$/);
    expect(devices).toMatchObject([{ model: 'Gert;#12345678 "x" $(touch nie)' }]);
  });

  it('writes a line even of a machine that says nothing of itself', async () => {
    const { faults, devices } = await read();
    expect({ faults, devices }).toEqual({ faults: [], devices: [{ drives: [], batteries: [] }] });
  });
});

it('the script runs on this machine as it is', async () => {
  const { stdout } = await run('sh', [scripts.sh]);
  expect(stdout).toMatch(/^AW1;[!-~]+;#[0-9a-f]{8}\n$/);
  expect(readDeviceLines(stdout).faults.filter(({ fault }) => fault !== 'virtual')).toEqual([]);
});

it('the script for macOS reads a MacBook', async () => {
  putCommand('uname', 'echo Darwin');
  putCommand(
    'sysctl',
    `case $2 in
      hw.model) echo MacBookPro16,1 ;;
      machdep.cpu.brand_string) echo 'Intel(R) Core(TM) i7-9750H CPU @ 2.60GHz' ;;
      hw.memsize) echo 17179869184 ;;
    esac`,
  );
  putCommand(
    'system_profiler',
    `printf 'Hardware:\\n\\n      Model Name: MacBook Pro\\n      Model Identifier: MacBookPro16,1\\n'`,
  );
  putCommand(
    'ioreg',
    `case $* in
      *IOPlatformExpertDevice*) printf '  {\\n    "IOPlatformSerialNumber" = "C02ABC123DEF"\\n    "board-id" = <"x">\\n' ;;
      *) printf '    "MaxCapacity" = 6600\\n    "AppleRawMaxCapacity" = 6500\\n    "DesignCapacity" = 8790\\n    "BatteryData" = {"DesignCapacity"=1}\\n' ;;
    esac`,
  );
  putCommand(
    'diskutil',
    `case $1 in
      list) printf '/dev/disk0 (internal, physical):\\n   #:  TYPE NAME  SIZE  IDENTIFIER\\n   0:  GUID_partition_scheme  *500.3 GB  disk0\\n' ;;
      info) printf '   Device Identifier:         disk0\\n   Disk Size:                 500.3 GB (500277792768 Bytes) (exactly 977105064 512-Byte-Units)\\n   Device Block Size:         4096 Bytes\\n   Solid State:               Yes\\n' ;;
    esac`,
  );
  const { devices, faults } = await read();
  expect(faults).toEqual([]);
  expect(devices).toEqual([
    {
      maker: 'Apple',
      model: 'MacBookPro16,1',
      version: 'MacBook Pro',
      serial: 'C02ABC123DEF',
      cpu: 'Intel(R) Core(TM) i7-9750H CPU @ 2.60GHz',
      ram: 16_384,
      drives: [{ kind: 'ssd', gigabytes: 500 }],
      batteries: [73],
    },
  ]);
});

describe.each(['sh', 'ps1'] as const)('the script as a text: %s', (ending) => {
  const text = readFileSync(scripts[ending], 'utf8');
  const commands = text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, ''))
    .join('\n');

  it('is short and plain ASCII, so that it can be read and pasted anywhere', () => {
    expect(text).toMatch(/^[\n -~]+$/);
    expect(text.split('\n').length).toBeLessThan(80);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(145);
  });

  it('opens no connection', () => {
    expect(commands).not.toMatch(
      /https?:|curl|wget|\bnc\b|\bssh\b|\/dev\/tcp|Invoke-|WebRequest|WebClient|Net\.|Sockets|Send-|Start-Process|\biex\b|mail/i,
    );
  });

  it('asks for no user, no name of the machine and no network', () => {
    expect(commands).not.toMatch(
      /hostname|whoami|\$USER|\$env:|UserName|\bDNS|ipconfig|ifconfig|MACAddress|NetworkAdapter|\bhome\b/i,
    );
  });
});

/** What Windows PowerShell writes of the same values; its > makes UTF-16 with CRLF. */
describe('what the script for Windows writes', () => {
  const content =
    'AW1;maker:Dell_Inc.;model:Latitude_5490;version:;serial:7XK2A11;cpu:Intel(R)_Core(TM)_i5-8350U_CPU_@_1.70GHz;cpus:1;ram:16384;drive:ssd,512;battery:87';
  const line = `${content};#${checkSum(content)}`;

  it.each([
    ['in a window', line],
    ['in a window that is 80 characters wide', line.replace(/(.{80})/g, '$1\r\n')],
  ])('is read %s', (_, text) => {
    expect(readDeviceLines(text).devices).toMatchObject([
      {
        model: 'Latitude 5490',
        serial: '7XK2A11',
        ram: 16_384,
        drives: [{ kind: 'ssd', gigabytes: 512 }],
        batteries: [87],
      },
    ]);
  });
});
