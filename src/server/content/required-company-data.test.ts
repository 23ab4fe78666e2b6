import { describe, expect, it } from 'vitest';
import { shopConfig } from '#shop.config.ts';
import { missingCompanyData, requireCompanyData } from './required-company-data.ts';

const place = { name: 'Muster Rechenzentrum GmbH', place: 'Leipzig' };
const complete = {
  ...shopConfig,
  company: { ...shopConfig.company, responsibleForContent: 'Max Mustermann, Musterstraße 1, 04109 Leipzig' },
  legal: { ...shopConfig.legal, privacyAuthority: 'Sächsische Aufsicht', hosting: place, mailDelivery: place },
};

describe('a production start', () => {
  it('is stopped by company data that the legal pages need, and names them', () => {
    const without = { ...complete, company: { ...complete.company, owner: '', phone: '' } };
    expect(() => requireCompanyData('content', without)).toThrow(
      /Pflichtangaben fehlen[\s\S]*\n {2}company\.owner\n {2}company\.phone\n/,
    );
  });

  it('goes on without what a firm need not have', () => {
    expect(missingCompanyData('content', complete)).toEqual([]);
  });
});
