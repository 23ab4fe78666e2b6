import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAuditFile } from './read-audit-file.ts';

const read = (text: string) => readAuditFile({ text });

const fixture = (name: string) => readFileSync(`tests/fixtures/hardware-audits/${name}`, 'utf8');

it('reads what lshw and FusionInventory of Debian write as XML', async () => {
  expect(await read(fixture('lshw-debian-virtual.xml'))).toMatchObject({ tool: 'lshw', processors: ['AMD EPYC'] });
  const found = await read(fixture('fusioninventory-2.6-debian-virtual.xml'));
  expect(found).toMatchObject({
    ...{ tool: 'GLPI', processors: ['AMD EPYC'] },
    drives: [{ manufacturer: 'Red Hat, Inc.', capacityBytes: 274_877_000_000 }],
  });
  expect(found).not.toHaveProperty('serial');
});

it('reads the same of lshw as XML and as JSON', async () => {
  const xml = `<?xml version="1.0" standalone="yes" ?><list><node id="t480" class="system" handle="DMI:0001">
    <product>20L7S0XX00</product><vendor>LENOVO</vendor><version>ThinkPad T480s</version><serial>PF1ABCDE</serial>
    <node id="core" class="bus"><node id="bank:0" class="memory"><size units="bytes">8589934592</size></node>
      <node id="nvme" class="storage"><product>KXG60</product><serial>S1</serial><capabilities><capability id="nvme"/></capabilities>
        <node id="namespace" class="disk"><size units="bytes">256060514304</size></node></node>
      <node id="disk" class="disk"><product>Cruzer</product><serial>S2</serial><size units="bytes">15376000000</size>
        <capabilities><capability id="removable">support is removable</capability></capabilities></node></node></node></list>`;
  expect(await read(xml)).toMatchObject({
    ...{ manufacturer: 'LENOVO', model: 'ThinkPad T480s (20L7S0XX00)', serial: 'PF1ABCDE' },
    ...{
      memory: [{ bytes: 8_589_934_592 }],
      drives: [{ model: 'KXG60', serial: 'S1', capacityBytes: 256_060_514_304 }],
    },
  });
});

it('reads the drives of a list of parts, and refuses a list of other parts', async () => {
  const disk = { id: 'disk', class: 'disk', product: 'ST500', serial: 'W1', size: 500_107_862_016 };
  expect(await read(JSON.stringify([disk]))).toMatchObject({ processors: [], drives: [{ serial: 'W1' }] });
  expect(await read(fixture('lshw-debian-disks.json'))).toMatchObject({ tool: 'lshw', drives: [] });
  expect(await read('[{"id":"pci","class":"bridge"}]')).toBe('auditUnknown');
});

it('reads a Mac', async () => {
  const mac = {
    SPHardwareDataType: [
      {
        ...{ machine_name: 'MacBook Pro', machine_model: 'MacBookPro18,3', chip_type: 'Apple M1 Pro' },
        ...{ physical_memory: '16 GB', serial_number: 'C02ABC1DEF23' },
      },
    ],
    SPNVMeDataType: [
      { _items: [{ device_model: 'APPLE SSD AP0512R', device_serial: '0ba01', size_in_bytes: 500_277_792_768 }] },
    ],
    SPPowerDataType: [{ sppower_battery_health_info: { sppower_battery_cycle_count: 212 } }],
  };
  expect(await read(JSON.stringify(mac))).toEqual({
    ...{ tool: 'system_profiler', manufacturer: 'Apple', model: 'MacBook Pro MacBookPro18,3', serial: 'C02ABC1DEF23' },
    ...{ processors: ['Apple M1 Pro'], memory: [{ bytes: 16 * 1024 ** 3 }], graphics: [] },
    drives: [
      {
        ...{ model: 'APPLE SSD AP0512R', serial: '0ba01', interface: 'NVMe', kind: 'nvme' },
        capacityBytes: 500_277_792_768,
      },
    ],
    batteries: [{ cycles: 212 }],
  });
});

it.each([
  ['System Information report written at: 11/20/26 09:12:44\nSystem Name\tWERKBANK', 'auditOfWindows'],
  ['<?xml version="1.0"?>\n<MsInfo><Metadata/></MsInfo>', 'auditOfWindows'],
  ['\r\n\r\nPSComputerName    : \r\nSMBIOSBIOSVersion : N22ET58W', 'auditOfWindows'],
  ['#TYPE Microsoft.Management.Infrastructure.CimInstance#root/cimv2/Win32_BIOS\n"Name"', 'auditOfWindows'],
  ['vm\n    description: Computer\n  *-core\n       description: Motherboard', 'auditAsText'],
  ['Machine:\n  Type: Laptop System: LENOVO product: 20L7', 'auditAsText'],
  ['<inventory/>', 'auditUnknown'],
  ['<REQUEST><CONTENT>', 'auditUnreadable'],
])('says of %j what to do instead', async (file, why) => {
  expect(await read(file)).toBe(why);
});

/** It takes some callers for a chat and shortens itself: this gives it a terminal. */
const terminal = 'script';
const inxi = ['inxi', terminal].every((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0);

it.each(inxi ? ['inxi'] : [])('reads what %s writes about the machine that the test runs on', async (program) => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const file = join(folder, 'audit.json');
  spawnSync(terminal, ['-qec', `${program} -CDMm --output json --output-file ${file}`, '/dev/null']);
  const found = await read(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(found).toMatchObject({ tool: 'inxi', processors: [expect.any(String)] });
});
