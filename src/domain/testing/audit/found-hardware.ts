/** Most characters of an audit that are read. */
export const longestAudit = 2_000_000;

/** A drive as a machine names it. */
export interface FoundDrive {
  readonly model?: string;
  readonly manufacturer?: string;
  readonly serial?: string;
  readonly firmware?: string;
  readonly interface?: string;
  readonly kind?: 'hdd' | 'ssd' | 'nvme';
  readonly capacityBytes?: number;
}

/** A memory module that is plugged in. */
export interface FoundModule {
  readonly bytes: number;
  readonly kind?: string;
  readonly manufacturer?: string;
  readonly serial?: string;
}

/** A battery: energy in watt-hours, as designed and as it holds now. */
export interface FoundBattery {
  readonly designWh?: number;
  readonly fullWh?: number;
  readonly cycles?: number;
  readonly serial?: string;
}

/** What a tool read out of a machine; what it does not say is absent. */
export interface FoundHardware {
  readonly tool: 'lshw' | 'inxi' | 'GLPI' | 'system_profiler';
  readonly manufacturer?: string;
  readonly model?: string;
  readonly serial?: string;
  readonly bios?: string;
  readonly processors: readonly string[];
  readonly memory: readonly FoundModule[];
  readonly drives: readonly FoundDrive[];
  readonly graphics: readonly string[];
  readonly batteries: readonly FoundBattery[];
}

/** All memory in bytes. */
export function memoryOf({ memory }: Pick<FoundHardware, 'memory'>): number {
  return memory.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whole percent of its designed energy that a battery holds, undefined where it is not known. */
export function batteryPercent({ designWh, fullWh }: FoundBattery): number | undefined {
  return designWh && fullWh !== undefined ? Math.round((fullWh / designWh) * 100) : undefined;
}
