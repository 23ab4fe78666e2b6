/**
 * Where Enter leads from a field of the inquiry on the telephone: row by row through the goods, and from an empty row to the button. It
 * sends nothing by itself: the customer is written to, and who is on the telephone goes on talking.
 */
export function nextField(field: HTMLInputElement): HTMLElement | null | undefined {
  const { form } = field;
  if (field.name === 'customer') return form?.querySelector<HTMLElement>('[name=email]');
  const devices = [...(form?.querySelectorAll<HTMLInputElement>('li [role=combobox]') ?? [])];
  const at = devices.findIndex((device) => device.closest('li') === field.closest('li'));
  if (at >= 0 && devices[at]?.value.trim() === '') return form?.querySelector<HTMLElement>('[type=submit]');
  return devices[at + 1];
}
