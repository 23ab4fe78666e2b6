/** How something was destroyed, before two people. */
export const destruction = {
  ...{ securityLevel: 'H-4', protectionClass: 2, technique: 'Schreddern', particleSize: 'bis 2.000 mm²' },
  ...{ place: 'Werk Nord', machine: 'HSM Powerline 450', at: '2026-12-10T09:00:00.000Z' },
  ...{ operator: 'Kim Kern', witness: 'Ada Wolf', subcontractor: 'Rein GmbH (§ 56 KrWG)', wasteCode: '16 02 14' },
};

/** A data carrier of which everything is recorded. */
export function fullMedium<More extends object>(serial: string, more: More) {
  return {
    ...{ serial, model: 'PM883', method: 'Sanitize Device', device: 'Dell R640', plate: 'E-23456789' },
    ...{ manufacturer: 'Samsung', capacityBytes: 960_197_124_096, firmware: 'HXT7404Q' },
    ...{ interface: 'SATA', logicalSector: 512, hpaDcoStatus: 'keine gefunden', methodName: 'Sanitize Device' },
    mediaType: 'ssdSata' as const,
    parentDevice: { manufacturer: 'Dell', model: 'R640', serial: '7XK9', assetTag: 'INV-1' },
    standard: 'NIST_800_88_R2' as const,
    technique: 'ataSanitizeBlock' as const,
    sanitizationLevel: 'purge' as const,
    ...{ passesRequested: 1, passesCompleted: 1, pattern: '0x00', verificationPercent: 10 },
    verification: 'sample' as const,
    verificationResult: 'passed' as const,
    ...{ ioErrors: 0, reallocatedSectors: 2, startedAt: '2026-12-10T07:00:00.000Z' },
    ...{ finishedAt: '2026-12-10T08:12:00.000Z', durationS: 4_320, toolName: 'nwipe', toolVersion: '0.38' },
    ...{
      toolReportId: 'R-77',
      station: 'HP Z440 STATION-7',
      operator: 'Kim Kern',
      validator: 'Ada Wolf',
      followUp: 'keine',
    },
    sharesDeviceSerial: true as const,
    ...more,
  };
}
