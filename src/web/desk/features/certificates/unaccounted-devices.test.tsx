import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnaccountedDevices } from './unaccounted-devices.tsx';

/** The labels under which so many devices of a line are asked for, and how many are left out. */
function asked(count: number) {
  const devices = Array.from({ length: count }, (_, at) => ({
    ...{ itemId: 'a', title: 'Aironet 2802', units: 1, plate: `E-${at}`, serial: `FJC${at}` },
  }));
  const html = renderToStaticMarkup(<UnaccountedDevices devices={devices} value={[]} onChange={() => {}} />);
  return { labels: [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, text]) => text), html };
}

describe('devices without a data carrier at the desk', () => {
  it('are told one by one, or by one reason for all of them', () => {
    expect(asked(2).labels).toEqual([
      expect.stringContaining('Für alle 2 Geräte'),
      expect.stringContaining('E-0 FJC0 Aironet 2802'),
      expect.stringContaining('E-1 FJC1 Aironet 2802'),
    ]);
  });

  it('are told by one reason where there are many of a line, so that a sale of hundreds can be finished', () => {
    const { labels, html } = asked(300);
    expect(labels).toEqual([expect.stringContaining('Alle 300 × Aironet 2802')]);
    expect(html).not.toContain('weitere');
  });
});
