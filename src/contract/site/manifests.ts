/** Addresses of what a home screen is told about the shop and about the desk. */
export const manifests = { shop: '/manifest.webmanifest', desk: '/desk/manifest.webmanifest' } as const;
