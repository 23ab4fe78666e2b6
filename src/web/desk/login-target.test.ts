import { expect, it } from 'vitest';
import { loginTarget } from './login-target.ts';

it.each([
  ['/desk/verkauf/offer-1/?ansicht=gebot', '/desk/verkauf/offer-1/?ansicht=gebot'],
  ['/desk/?tab=all#liste', '/desk/?tab=all#liste'],
  ['/desk/../kundenportal/', '/desk/'],
  ['/desk/..//evil.example/', '/desk/'],
  ['//evil.example/desk/', '/desk/'],
  ['/\\evil.example/desk/', '/desk/'],
  ['https://evil.example/desk/', '/desk/'],
  ['javascript:alert(1)', '/desk/'],
  ['/deskless/', '/desk/'],
  ['', '/desk/'],
])('the log-in that was asked for %s leads to %s', (wanted, target) => {
  expect(loginTarget(`?${new URLSearchParams({ weiter: wanted })}`)).toBe(target);
});
