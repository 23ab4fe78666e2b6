/** What each change of a unit is called. */
const changeWords: Readonly<Record<string, (value: unknown) => string>> = {
  itemId: (value) => (value === null ? 'gehört zu keiner Position' : 'einer Position zugeordnet'),
  serial: (value) => `Seriennummer ${said(value)}`,
  inventoryNumber: (value) => `Inventarnummer ${said(value)}`,
  model: (value) => `Modell ${said(value)}`,
  place: (value) => `Platz ${said(value)}`,
  hold: (value) => (value === null ? 'freigegeben' : `angehalten: ${said(value)}`),
  batteryDamaged: (value) => (value === true ? 'Akku beschädigt' : 'Akku doch nicht beschädigt'),
  note: (value) => `Notiz ${said(value)}`,
  photos: (value) => (Array.isArray(value) && value.length > 1 ? `${value.length} Fotos` : 'Foto'),
};

const said = (value: unknown) => (typeof value === 'string' ? value : 'entfernt');

/** What happened to a unit, as its history says it; `what` and `data` as they are kept. */
export function unitEventText(what: string, data: Readonly<Record<string, unknown>>): string {
  if (what === 'arrived') return 'Angekommen';
  if (what === 'removed') return 'Zurückgenommen: irrtümlich gezählt';
  const changes = Object.entries(data).flatMap(([key, value]) => changeWords[key]?.(value) ?? []);
  return changes.length > 0 ? changes.join(', ') : 'Geändert';
}
