/** Addresses of a document the provider has issued, as PDF: the seller's and the desk's have cookies of their own. */
export const documentCalls = {
  selfservice: (documentId: string) => `/selfservice/api/documents/${encodeURIComponent(documentId)}`,
  desk: (documentId: string) => `/desk/api/documents/${encodeURIComponent(documentId)}`,
} as const;
