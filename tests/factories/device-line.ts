import { checkSum } from '#domain/device-line/check-sum.ts';

/** A line as the helper script writes it for a notebook with this serial number. */
export function deviceLine(serial: string, model = 'Latitude_5490'): string {
  const fields = ['maker:Dell_Inc.', `model:${model}`, `serial:${serial}`, 'ram:15842', 'drive:ssd,512', 'battery:87'];
  const line = ['AW1', ...fields].join(';');
  return `${line};#${checkSum(line)}`;
}
