/** Limits for drawing vouchers. The thread takes about 80 MB while it runs. */
export const voucherBounds = {
  /** Milliseconds for one voucher. Starting the thread takes 0.4 s of CPU time, a voucher 0.1 s. */
  deadline: 8000,
  /** Maximum number of queued vouchers while one is drawn. */
  maxWaiting: 16,
  /** Maximum number of vouchers of one booking, including the current one. */
  maxPerOwner: 2,
  /** Maximum time in the queue, in milliseconds. */
  waitTimeout: 3000,
  /** Milliseconds without a voucher after which the thread ends. */
  idle: 30_000,
  /** Heap of the thread, in megabytes. */
  heap: 96,
};

export type VoucherBounds = typeof voucherBounds;
