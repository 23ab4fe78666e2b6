/** How a medium was destroyed, seen by two people. */
export interface Destruction {
  /** Class and level of DIN 66399, as 'H-4'. */
  readonly securityLevel: string;
  /** 1 to 3. */
  readonly protectionClass: number;
  readonly technique: string;
  /** As it was set or measured: 'bis 2.000 mm²'. */
  readonly particleSize: string;
  readonly place: string;
  readonly machine: string;
  /** UTC instant. */
  readonly at: string;
  readonly operator: string;
  readonly witness: string;
  readonly subcontractor?: string;
  /** Of the list of wastes (AVV), as '16 02 14'. */
  readonly wasteCode?: string;
}
