import { describe, expect, it } from 'vitest';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';

const { catalogue } = deliveredCatalogue();

/** Goods that the trade asks for every day, by manufacturer and category, as people name them. */
const expected: readonly [maker: string, category: string, names: string][] = [
  [
    'Dell',
    'server',
    'R430, R440, R540, R630, R640, R650, R720, R730, R730xd, R740, R740xd, R750, R6525, R7525, T440, T640, M630, M640, M1000e',
  ],
  [
    'HPE',
    'server',
    'DL360 Gen9, DL360 Gen10, DL380p Gen8, DL380 Gen9, DL380G9, DL380 Gen10, DL380 Gen10 Plus, DL325 Gen10, DL385 Gen10, DL560 Gen10, DL580 Gen9, ML350 Gen9, ML350 Gen10, BL460c Gen9, BL460c Gen10, c7000, Synergy 480 Gen10',
  ],
  ['Lenovo', 'server', 'SR530, SR550, SR630, SR650, SR645, x3550 M5, x3650 M5, IBM x3650 M5'],
  [
    'Fujitsu',
    'server',
    'RX2530 M2, RX2530 M4, RX2530 M5, RX2530 M6, RX2540 M2, RX2540 M4, RX2540 M5, RX2540M5, TX1330 M4, TX2550 M5, BX2560 M2',
  ],
  ['Cisco', 'server', 'C220 M4, C220 M5SX, C240 M4, C240 M5, B200 M4, B200 M5'],
  ['Supermicro', 'server', 'SYS-1019P-WTR, SYS-2028U, SYS-1029U, AS-1114S'],
  ['IBM', 'server', 'Power S822, Power S922, x3650 M4'],
  ['Oracle', 'server', 'X7-2, SPARC T8-1'],
  ['Huawei', 'server', '2288H V5'],
  ['Inspur', 'server', 'NF5280M5'],
  [
    'Dell',
    'storage',
    'MD3200, MD3420, ME4012, ME4024, ME4084, ME5024, SC2020, SCv3020, SC5020, Unity 300, Unity 400, Unity 480F, XT 880F, PS6210, MD1200, MD1220, MD1400, MD1420, SC220, SC420, TL2000, TL4000, ML3',
  ],
  [
    'HPE',
    'storage',
    'MSA 2040, MSA 2042, MSA2050, MSA 2052, MSA 2060, 3PAR StoreServ 8200, 8400, 8440, Nimble CS1000, HF20, Primera 630, D2600, D2700, D3600, D3700, MSA 2050 JBOD, MSL2024, MSL4048, MSL3040, 1/8 G2',
  ],
  [
    'NetApp',
    'storage',
    'FAS2552, FAS2554, FAS2650, FAS2720, FAS2750, FAS8200, AFF A220, AFF A300, E2824, E5724, DS2246, DS4246, DS212C, DS224C, DS460C',
  ],
  [
    'IBM',
    'storage',
    'V3700, V5010, V5030, V7000, FlashSystem 5030, FlashSystem 5100, FlashSystem 9100, 2072-12E, 2072-24E, 2077-24F, TS3100, TS3200, TS4300, TS3310',
  ],
  [
    'Fujitsu',
    'storage',
    'DX60 S3, DX60 S5, DX100 S3, DX100 S4, DX100 S5, DX200 S3, DX200 S4, DX200 S5, JX40 S2, DX Drive Enclosure, LT20 S2, LT40 S2, LT60, LT140',
  ],
  ['Lenovo', 'storage', 'V3700 V2, DE2000H, DE4000H, D1212, D1224, D3284, TS2270, TS4300'],
  ['Quantum', 'storage', 'DXi4800, Scalar i3, Scalar i6, Scalar i500, SuperLoader 3'],
  ['Overland', 'storage', 'NEO 2000e'],
  ['Hitachi', 'storage', 'VSP G200, VSP G400, VSP E590, DBS, DBL'],
  ['Pure Storage', 'storage', 'M10, M20, X10, X70'],
  ['QNAP', 'storage', 'TS-1283XU-RP, TS-h1886XU, REXP'],
  ['Synology', 'storage', 'RX1217, RS2418RP+, RS3617RPxs, DS920+, DS1618+'],
  [
    'Cisco',
    'switch',
    'WS-C2960X-24TS-L, WS-C2960X-48FPD-L, C2960X-48FPD-L, WS-C3560CX-12PD-S, WS-C3650-24PS-L, WS-C3650-48PD-L, WS-C3750X-48P-S, WS-C3850-24T-S, WS-C3850-48P-S, WS-C3850-24XS-S, C9200L-24P-4G, C9200L-48P-4X, C9300-24P, C9300-48U, C9500-24Y4C, C9500-48Y4C, N9K-C93180YC-EX, N9K-C93180YC-FX, C9336C-FX2, C9372PX, N5K-C5548UP, SG350-28, CBS350-24P-4G, 9148S, 9132T',
  ],
  [
    'Aruba',
    'switch',
    '2530-24G, 2530-48G-PoE+, J9772A, 2930F-24G-4SFP+, 2930F-48G-PoE+, 2930M-48G-PoE+, 3810M-48G-PoE+, 6300M-48G-PoE4, 1930-24G, 5406R zl2, 5130-48G EI',
  ],
  ['Juniper', 'switch', 'EX2300-24P, EX3400-48P, EX4300-48P, EX4600-40F, QFX5100-48S-6Q'],
  ['Dell', 'switch', 'N2048, S4048-ON, S5248F-ON, N3248TE-ON'],
  ['Arista', 'switch', 'DCS-7050CX3-32S, CCS-720XP-48ZC2, 7010T-48'],
  ['Extreme', 'switch', 'X440-G2-24t, X460-G2-48p'],
  ['Ruckus', 'switch', 'ICX 6450-48, ICX 7150-48P, ICX 7450-48'],
  ['Ubiquiti', 'switch', 'USW-Pro-48-PoE, US-24-250W'],
  ['Zyxel', 'switch', 'GS1920-48v2, XGS1930-52'],
  ['LANCOM', 'switch', 'GS-2326P+, GS-3152XP'],
  ['Brocade', 'switch', '300, G610, G620, G630, 6505, 6510'],
  ['HPE', 'switch', 'SN3000B, SN6000B'],
  [
    'Cisco',
    'router',
    'ISR1941, ISR2911, ISR2921, ISR4321, ISR4331, ISR4351, ISR4431, ISR4451-X, C891F, ASR1001-X, ASR1002-X, ASR-920-24SZ, C8300-1N1S-6T',
  ],
  ['Juniper', 'router', 'MX80, MX204'],
  ['LANCOM', 'router', '1793VA-4G, 1800EF, 1900EF, 1781VA'],
  ['MikroTik', 'router', 'CCR1036-8G-2S+, CCR2004-1G-12S+2XS, RB4011'],
  ['Ubiquiti', 'router', 'ER-4'],
  ['bintec', 'router', 'be.IP'],
  ['AVM', 'router', 'Fritzbox 7590'],
  ['Huawei', 'router', 'AR6121E'],
  [
    'Fortinet',
    'firewall',
    'FG-60E, FG-60F, FG-80E, FG-80F, FG-100E, FG-100F, FG-200E, FG-200F, FG-300E, FG-500E, FG-600E',
  ],
  ['Palo Alto', 'firewall', 'PA-220, PA-440, PA-460, PA-820, PA-850, PA-3220, PA-3250, PA-5220'],
  ['SonicWall', 'firewall', 'TZ370, TZ470, TZ570, NSa 2650, NSa 2700, NSa 3700'],
  ['Cisco', 'firewall', 'ASA5506-X, ASA5508-X, ASA5516-X, ASA5525-X, ASA5545-X, FPR1010, FPR1120, FPR2110, FPR2130'],
  ['Sophos', 'firewall', 'XGS 2100, XGS 2300, XG 650, SG 210, SG 230'],
  ['WatchGuard', 'firewall', 'M270, M370'],
  ['Check Point', 'firewall', '3600, 6400'],
  ['Juniper', 'firewall', 'SRX300, SRX345, SRX340, SRX1500'],
  ['Cisco', 'accessPoint', 'AIR-AP2802I-E, AIR-CAP2702I-E, AP3802I, C9115AXI-E, C9120AXI-E, C9130AXI-E'],
  ['Meraki', 'accessPoint', 'MR33, MR36, MR42, MR44, MR46'],
  ['Aruba', 'accessPoint', 'IAP-305, IAP-315, IAP-505, IAP-515'],
  ['Juniper', 'accessPoint', 'AP33, AP34'],
  ['Ubiquiti', 'accessPoint', 'U6-Pro, U6-LR, U6-Lite, UAP-AC-Pro, UAP-AC-Lite, UAP-nanoHD, UAP-FlexHD'],
  ['LANCOM', 'accessPoint', 'LN-1700, LN-1702, LN-830E'],
  ['Ruckus', 'accessPoint', 'R350, R610'],
  ['Fortinet', 'accessPoint', 'FAP-221E'],
  ['Extreme', 'accessPoint', 'AP30'],
  [
    'Lenovo',
    'notebookTablet',
    'T470, T480, T480s, T490, T495, T14 G1 Intel, T14 G1 AMD, T14 G2, T14 G3 Intel, T14 G3 AMD, T590, T15 G1, X280, X390, X13 G1 AMD, X13 G2 Intel, X1 Carbon G6, X1 Carbon G10, X1 Yoga G4, X1 Yoga G5, X1 Yoga G6, L480, L490, L14 G1, P52, P53, P15 G1, E14 G1',
  ],
  [
    'Dell',
    'notebookTablet',
    '5480, 5490, 5400, 5410, 5420, 5430, 5590, 5500, 5510, 5520, 7480, 7490, 7400, 7410, 7420, 7430, 3410, Precision 5530, Precision 5540, Precision 5550, Precision 7530, Precision 7540, XPS 13 9360, XPS 13 9370, XPS 13 9380, XPS 13 7390, XPS 13 9300, XPS 13 9310',
  ],
  [
    'HP',
    'notebookTablet',
    '840 G3, 840 G4, 840 G5, 840 G6, 840 G7, 840 G8, 840 G9, 850 G5, 850 G6, 850 G7, 850 G8, 830 G5, 830 G6, 830 G7, 830 G8, 1040 G5, 1040 G8, ProBook 450 G5, 450 G6, 450 G7, 450 G8, 640 G5, 640 G8, 650 G5, 650 G8, 15 G5, 15 G6, Studio G5, Studio G7, Studio G8, Firefly 14 G7',
  ],
  ['Fujitsu', 'notebookTablet', 'U748, U749, U7410, U7510, E548, E5410, U9310, H780'],
  [
    'Apple',
    'notebookTablet',
    'A1466, A1932, A2179, A2337, A2681, A1708, A1706, A1989, A2159, A2289, A2251, A2338, A1707, A1990, A2141, A2442, A2779, A2485, A2780, iPad 6, iPad 7, iPad 8, iPad 9, iPad 10, iPad Air 3, iPad Air 4, iPad Air 5, iPad mini 5, iPad mini 6, A1701, A1980, A2228, A2377, A2759, A1876, A2229, A2378, A2436',
  ],
  [
    'Microsoft',
    'notebookTablet',
    'Surface Pro 4, Surface Pro 5, Surface Pro 6, Surface Pro 7, Surface Pro 8, Surface Pro 9, Surface Pro X, Surface Book 2, Surface Book 3, Surface Laptop 3, Surface Laptop 4, Surface Laptop 5, Surface Go 2, Surface Go 3',
  ],
  [
    'Samsung',
    'notebookTablet',
    'Galaxy Tab A7, Galaxy Tab A8, Galaxy Tab S6, Galaxy Tab S7, Galaxy Tab S8, Galaxy Tab Active3',
  ],
  ['Panasonic', 'notebookTablet', 'CF-20, CF-33, CF-54, FZ-55'],
  ['Acer', 'notebookTablet', 'P214'],
  ['ASUS', 'notebookTablet', 'ExpertBook B9'],
  ['Huawei', 'notebookTablet', 'MateBook D'],
  [
    'Dell',
    'pcWorkstation',
    '3050, 5050, 7050, 3060, 5060, 7060, 3070, 5070, 7070, 3080, 5080, 7080, 3090, 5090, 7090, 7000, 7450, 7460, 7470, 7480, T3620, T3630, T3640, 5810, T5820, 7810, 7820, 7910, 7920, Aurora R8, Aurora R13',
  ],
  [
    'HP',
    'pcWorkstation',
    '800 G2, 800 G3, 800 G4, 800 G5, 800 G6, 800 G9, ProDesk 400 G3, ProDesk 400 G6, 600 G3, 600 G6, Pro Mini 400 G9, EliteOne 800 G3, EliteOne 800 G6, Z240, Z2 G4, Z2 G5, Z440, Z4 G4, Z640, Z6 G4, Z840, Z8 G4, OMEN 45L',
  ],
  [
    'Lenovo',
    'pcWorkstation',
    'M710q, M720q, M910q, M920q, M70q, M75q, M80q, M90q, M720s, M920s, M715q, M90a, P320, P330, P340, P520, P620, P720, P920, Legion T5',
  ],
  ['Fujitsu', 'pcWorkstation', 'Q556, Q558, Q7010, D556, D757, D7010, P557, P757, P958, K5010, W550, W580, M770, R970'],
  [
    'Apple',
    'pcWorkstation',
    'A1418, A2116, A1419, A2115, A2438, A1347, A1993, A2348, A2686, A2816, A1481, A1991, A2615',
  ],
  ['MSI', 'pcWorkstation', 'MSI Trident'],
  [
    'Dell',
    'monitor',
    'U2412M, U2415, P2417H, P2419H, P2422H, U2419H, U2422H, U2515H, P2719H, U2715H, U2719D, U2722D, U2720Q, U3415W, U3419W, U3818DW, U4919DW',
  ],
  ['HP', 'monitor', 'E243, E24 G4, E243i, Z24n G2, E273, E27 G4, Z27n G2, Z27, Z38c'],
  ['EIZO', 'monitor', 'EV2450, EV2451, EV2456, EV2460, EV2736W, EV2750, EV2780, EV2785, CS2420, CG277'],
  ['Lenovo', 'monitor', 'T24i, T24d, P24q, P27h, T27i'],
  ['Samsung', 'monitor', 'S24E650, S24R650, S27R650, C34H890'],
  ['Philips', 'monitor', '241B8, 243B9, 272B8, 346B1'],
  ['iiyama', 'monitor', 'XUB2493HS, XUB2792'],
  ['Fujitsu', 'monitor', 'B24-8 TS, B24-9 TS, P27-8 TS'],
  ['NEC', 'monitor', 'EA245WMi, EA271Q'],
  ['LG', 'monitor', '27UK850, 34WK650'],
  [
    'APC',
    'ups',
    'SMT750I, SMT1000I, SMT1500I, SMT1500RMI2U, SMT2200I, SMT3000RMI2U, SMX1000I, SMX3000RMHV2U, SMC1500I, SRT2200RMXLI, SRT5KRMXLI, SRT8K, SUA1500RMI2U',
  ],
  ['Eaton', 'ups', '5PX1500IRT, 5PX2200IRT, 5PX3000IRT2U, 5P1550, 9PX3000IRT2U, 9PX6K, 9SX6KI, EBM72'],
  ['Riello', 'ups', 'SDU 5000'],
  ['Vertiv', 'ups', 'GXT4-3000RT230, GXT5-3000IRT2UXL, PSI5'],
  ['CyberPower', 'ups', 'OLS1500ERT2U, PR1500ELCDRT2U'],
  ['Online USV', 'ups', 'ZINTO 1000, XANTO 1000'],
  ['Rittal', 'ups', 'PMC 12'],
  ['HPE', 'ups', 'R3000, R5000'],
  ['EFFEKTA', 'ups', 'MHD 3000'],
  ['Seagate', 'hardware', 'Exos X16, IronWolf, ST16000NM001G'],
  ['WD', 'hardware', 'Ultrastar DC HC550'],
  ['Toshiba', 'hardware', 'MG08ACA, AL15SEB'],
  ['Samsung', 'hardware', 'PM883, PM893, PM1643a, PM9A3, M393A4K40CB2-CVF'],
  [
    'Intel',
    'hardware',
    'S4510, S4610, P4510, E5-2680 v4, SR2N7, E5-2690 v4, SR2N2, Gold 6130, SR3B9, Gold 6148, SR3B6, Gold 6248, SRF90, Silver 4114, SR3GK, i5-8500, SR3XE, i7-8700, SR3QS, X520-DA2, X540-T2, X710-DA2, E810-CQDA2',
  ],
  ['Micron', 'hardware', '5300 PRO, 7300 MAX, MTA36ASF4G72PZ-2G6'],
  ['KIOXIA', 'hardware', 'PM6, CD6'],
  ['SK hynix', 'hardware', 'HMA84GR7AFR4N-UH'],
  ['Kingston', 'hardware', 'KVR26S19S8/8'],
  ['AMD', 'hardware', 'EPYC 7402P, EPYC 7742, WX 7100, W6800, MI50, Instinct MI100'],
  [
    'NVIDIA',
    'hardware',
    'P4, P40, T4, V100, A2, A10, A16, A30, A40, A100, L4, L40S, H100, Quadro P2000, RTX 8000, RTX A2000, RTX A6000, GTX 1080 Ti, RTX 4090',
  ],
  ['Supermicro', 'hardware', 'X10DRi, X11DPi-N, X11SPi-TF, H11SSL-i, H12SSL-i'],
  ['Dell', 'hardware', 'H330, H730P, H740P, H755, HBA330'],
  ['HPE', 'hardware', 'P440ar, P408i-a, P816i-a, E208i-a, 815100-B21'],
  ['Broadcom', 'hardware', '9207-8i, 9300-8i, 9361-8i, 9400-16i'],
  ['Emulex', 'hardware', 'LPe16002, LPe32002'],
  ['QLogic', 'hardware', 'QLE2672, QLE2692'],
  ['Mellanox', 'hardware', 'MCX4121A-ACAT, MCX556A-ECAT, MCX653106A-HDAT, MCX354A-FCBT'],
];

const plain = (name: string) => name.toLowerCase().replace(/\s/g, '');

/** Every way to name a model of a manufacturer in a category. */
function namesIn(maker: string, category: string): ReadonlySet<string> {
  const found = catalogue.items.filter(
    ({ manufacturer, category: own, model }) => model && manufacturer?.shortname === maker && own?.key === category,
  );
  const names = found.flatMap(({ model }) =>
    model === undefined ? [] : [model.name, model.shortname, ...(model.words ?? '').split(', ')],
  );
  return new Set(names.map(plain));
}

describe('the goods the trade asks for', () => {
  it.each(expected)('are there: %s, %s', (maker, category, names) => {
    const known = namesIn(maker, category);
    expect(names.split(', ').filter((name) => !known.has(plain(name)))).toEqual([]);
  });
});
