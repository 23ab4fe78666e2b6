/** What a model's page in the wizard and the one that says what it is worth have in common: 'dell-latitude-7490-verkaufen' without the verb. */
export const worthId = (slug: string): string => slug.replace(/-verkaufen$/, '');
