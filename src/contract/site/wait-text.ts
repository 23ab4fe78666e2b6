const units = [
  { seconds: 3_600, one: 'eine Stunde', many: 'Stunden' },
  { seconds: 60, one: 'eine Minute', many: 'Minuten' },
  { seconds: 1, one: 'eine Sekunde', many: 'Sekunden' },
] as const;

/** How long to wait in words, from whole seconds and never less than they are: '45 Sekunden', 'eine Minute', '2 Stunden'. */
export function waitText(seconds: number): string {
  const { seconds: size, one, many } = units.find((unit) => seconds >= unit.seconds) ?? units[2];
  const count = Math.max(1, Math.ceil(seconds / size));
  return count === 1 ? one : `${count} ${many}`;
}
