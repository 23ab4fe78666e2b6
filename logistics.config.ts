import type { LogisticsRules } from '#domain/logistics/rules.ts';

/**
 * Parcels and pallets, as the provider packs and ships. All weights and sizes are estimates of packed goods; correct them by what
 * really arrives. What a carrier takes follows the provider's own contract with it.
 */
export const logisticsRules: LogisticsRules = {
  usualCarrier: 'dhl',
  carriers: {
    dhl: { name: 'DHL', weight: 31.5, size: [120, 60, 60], takesBuiltInLithium: true },
    // At least one contract of DPD excludes batteries altogether; true once the provider's own allows them.
    dpd: { name: 'DPD', weight: 31.5, size: [175, 175, 175], girth: 300, takesBuiltInLithium: false },
  },
  parcelsUpTo: { weight: 150, parcels: 6 },
  pallet: { weight: 600, size: [120, 80, 165], used: 0.85 },
  markFrom: 3,
  // 'A-01', 'A-02' …: the ramp and a device's page offer them.
  storagePlaces: [],
  // { name: 'Karton 60 × 40 × 40 cm', minimum: 20 }: the stock is counted at the desk.
  packaging: [],
  kinds: {
    notebook: { weight: 3, size: [45, 35, 9], perCarton: 8, guide: 'notebook' },
    tablet: { weight: 1, size: [32, 24, 5], perCarton: 20, guide: 'tablet-telefon' },
    phone: { weight: 0.5, size: [20, 12, 6], perCarton: 40, guide: 'tablet-telefon' },
    monitorSmall: { weight: 8, size: [65, 50, 22], perCarton: 2, alone: true, guide: 'monitor' },
    monitorMedium: { weight: 10, size: [72, 55, 24], perCarton: 2, alone: true, guide: 'monitor' },
    monitorLarge: { weight: 14, size: [95, 55, 30], perCarton: 1, alone: true, guide: 'monitor' },
    pcMicro: { weight: 2.5, size: [30, 30, 15], perCarton: 6, guide: 'pc-workstation' },
    pcSmall: { weight: 7, size: [45, 40, 20], perCarton: 3, guide: 'pc-workstation' },
    pcTower: { weight: 12, size: [55, 50, 30], perCarton: 1, alone: true, guide: 'pc-workstation' },
    allInOne: { weight: 12, size: [70, 55, 30], perCarton: 1, alone: true, guide: 'pc-workstation' },
    workstation: { weight: 20, size: [65, 60, 35], perCarton: 1, alone: true, guide: 'pc-workstation' },
    serverOneUnit: { weight: 20, size: [95, 60, 15], perCarton: 1, alone: true, guide: 'server' },
    serverTwoUnits: { weight: 32, size: [95, 60, 22], perCarton: 1, alone: true, guide: 'server' },
    serverFourUnits: { weight: 35, size: [95, 60, 35], perCarton: 1, alone: true, guide: 'server' },
    serverTower: { weight: 35, size: [80, 60, 45], perCarton: 1, alone: true, guide: 'server' },
    blade: { weight: 8, size: [70, 35, 15], perCarton: 2, alone: true, guide: 'server' },
    bladeChassis: { weight: 150, size: [95, 65, 60], perCarton: 1, alone: true, guide: 'server' },
    storageDesktop: { weight: 6, size: [40, 35, 30], perCarton: 2, guide: 'storage' },
    shelfTwoUnits: { weight: 30, size: [80, 60, 22], perCarton: 1, alone: true, guide: 'storage' },
    shelfFourUnits: { weight: 60, size: [95, 60, 35], perCarton: 1, alone: true, guide: 'storage' },
    tapeLibrary: { weight: 22, size: [100, 60, 22], perCarton: 1, alone: true, guide: 'band' },
    networkDesktop: { weight: 2, size: [35, 30, 12], perCarton: 8, guide: 'netzwerk' },
    networkOneUnit: { weight: 8, size: [60, 50, 12], perCarton: 3, guide: 'netzwerk' },
    switchSmall: { weight: 6, size: [60, 45, 12], perCarton: 4, guide: 'netzwerk' },
    switchLarge: { weight: 9, size: [60, 55, 12], perCarton: 3, guide: 'netzwerk' },
    switchChassis: { weight: 60, size: [70, 65, 60], perCarton: 1, alone: true, guide: 'netzwerk' },
    accessPoint: { weight: 1, size: [28, 28, 10], perCarton: 12, guide: 'netzwerk' },
    upsSmall: { weight: 14, size: [50, 40, 35], perCarton: 1, alone: true, guide: 'usv' },
    upsMedium: { weight: 28, size: [60, 50, 35], perCarton: 1, alone: true, guide: 'usv' },
    upsLarge: { weight: 48, size: [80, 60, 30], perCarton: 1, alone: true, guide: 'usv' },
    upsBattery: { weight: 48, size: [80, 60, 30], perCarton: 1, alone: true, guide: 'usv' },
    tape: { weight: 0.3, size: [13, 12, 4], perCarton: 100, guide: 'band' },
    disk: { weight: 0.8, size: [20, 14, 8], perCarton: 20, guide: 'komponenten' },
    diskSmall: { weight: 0.3, size: [15, 10, 5], perCarton: 40, guide: 'komponenten' },
    module: { weight: 0.1, size: [18, 10, 5], perCarton: 100, guide: 'komponenten' },
    card: { weight: 1, size: [40, 25, 12], perCarton: 10, guide: 'komponenten' },
    console: { weight: 5, size: [45, 40, 20], perCarton: 3, guide: 'pc-workstation' },
    printer: { weight: 18, size: [55, 52, 45], perCarton: 1, alone: true, guide: 'drucker' },
    printerLarge: { weight: 110, size: [120, 75, 80], perCarton: 1, alone: true, guide: 'drucker' },
    projector: { weight: 5, size: [45, 40, 20], perCarton: 2, guide: 'monitor' },
    deskDevice: { weight: 1.5, size: [30, 28, 14], perCarton: 10, guide: 'komponenten' },
    cabinet: { weight: 120, size: [210, 110, 90], perCarton: 1, alone: true, guide: 'server' },
    looseLithium: { weight: 0.5, size: [30, 15, 8], perCarton: 20, guide: 'notebook' },
  },
};
