import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';

/** Below this a percentage would tell more than there is. */
const enoughForPercent = 20;

/** 'Von 40 sind es 12 (30 %)' in short: '12 von 40 (30 %)', without the percentage of a few. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const counts = `${numberText(part)} von ${numberText(whole)}`;
  return whole < enoughForPercent ? counts : `${counts} (${Math.round((part / whole) * 100)}\u00a0%)`;
}

/** Minutes as people say them: '25 Min.', '3 Std. 20 Min.', '2 Tage 4 Std.'. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  const [days, hours, rest] = [Math.floor(whole / 1_440), Math.floor(whole / 60) % 24, whole % 60];
  if (days > 0) return `${days} ${days === 1 ? 'Tag' : 'Tage'}${hours > 0 ? ` ${hours} Std.` : ''}`;
  if (hours > 0) return `${hours} Std.${rest > 0 ? ` ${rest} Min.` : ''}`;
  return whole === 0 ? 'unter 1 Min.' : `${whole} Min.`;
}

/** Euros without cents where they are a sum of many. */
export function sumText(euros: number): string {
  return formatMoney(fromEuros(euros));
}

const names = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];

/** '2026-11' as 'Nov 26'. */
export function monthText(month: string): string {
  const [year = '', of = ''] = month.split('-');
  return `${names[Number(of) - 1] ?? of} ${year.slice(2)}`;
}
