/**
 * What is done beside the server, because strangers' bytes decide how long it takes (decision 0120). Each task is loaded
 * by the process that does it. Input and answer travel between the two, so they are plain data and byte arrays. What a
 * task refuses it answers; what it throws is a mistake of ours.
 */
export const workerTasks = {
  inspectUpload: async () => (await import('#server/uploads/inspect-upload.ts')).inspectUpload,
  prepareLists: async () => (await import('#server/asset-lists/prepare-lists.ts')).prepareLists,
  drawPreview: async () => (await import('#server/seo/og-picture.ts')).ogPicture,
  readList: async () => (await import('#server/asset-lists/read-list.ts')).readList,
  printDocument: async () => (await import('#server/documents/print-document.ts')).printDocument,
  printLetter: async () => (await import('#server/documents/print-document.ts')).printSetLetter,
  printLabels: async () => (await import('#server/documents/print-document.ts')).printLabels,
  readAudit: async () => (await import('#server/testing/read-audit-file.ts')).readAuditFile,
  readReport: async () => (await import('#server/erasure-reports/read-report.ts')).readReport,
  readBankFiles: async () => (await import('#server/bank/read-bank-files.ts')).readBankFiles,
  readInvoice: async () => (await import('#server/incoming-invoices/read-invoice-file.ts')).readInvoiceFile,
  printPlates: async () => (await import('#server/documents/print-document.ts')).printPlates,
  joinPages: async () => (await import('#server/documents/join-pages.ts')).joinPages,
  readRows: async () => (await import('#server/asset-lists/read-list-rows.ts')).readListRows,
  importPriceFile: async () => (await import('#server/pricing/import-price-file.ts')).importPriceFile,
  readPriceFile: async () => (await import('#server/pricing/price-file-sheets.ts')).readPriceFile,
  writeWorkbook: async () => (await import('#server/tables/write-workbook.ts')).writeWorkbook,
  redactList: async () => (await import('#server/asset-lists/redact-list.ts')).redactList,
};

export type TaskName = keyof typeof workerTasks;
type Task<Name extends TaskName> = Awaited<ReturnType<(typeof workerTasks)[Name]>>;
export type TaskInput<Name extends TaskName> = Parameters<Task<Name>>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>;
