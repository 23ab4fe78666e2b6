/** What some browsers tell about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whoever asks to save data, or sits at a slow connection, loads only what was asked for. */
export function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** The connection of this window, where the browser tells. */
export function browserConnection(): Connection | undefined {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return undefined;
  const saveData = 'saveData' in connection && connection.saveData === true;
  const type = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return { saveData, ...(typeof type === 'string' ? { effectiveType: type } : {}) };
}
