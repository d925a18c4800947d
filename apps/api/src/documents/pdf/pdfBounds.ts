/** Limits for drawing documents. The thread takes about 80 MB while it runs. */
export const pdfBounds = {
  /** Milliseconds for one document. Starting the thread takes 0.4 s of CPU time, a voucher 0.1 s. */
  deadline: 8000,
  /** Maximum number of queued documents while one is drawn. */
  maxWaiting: 16,
  /** Maximum number of documents of one booking or statement, including the current one. */
  maxPerOwner: 2,
  /** Maximum time in the queue, in milliseconds. */
  waitTimeout: 3000,
  /** Milliseconds without a document after which the thread ends. */
  idle: 30_000,
  /** Heap of the thread, in megabytes. */
  heap: 96,
};

export type PdfBounds = typeof pdfBounds;
