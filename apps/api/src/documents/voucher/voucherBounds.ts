/** Limits for drawing vouchers. The thread takes about 80 MB while it runs. */
export const voucherBounds = {
  /** Milliseconds for one voucher. Starting the thread takes 0.4 s of CPU time, a voucher 0.1 s. */
  deadline: 8000,
  /** Maximum number of queued vouchers while one is drawn. */
  waiting: 16,
  /** Maximum number of vouchers of one booking, including the current one. */
  ofOneOwner: 2,
  /** Maximum time in the queue, in milliseconds. */
  patience: 3000,
  /** Milliseconds without a voucher after which the thread ends. */
  idle: 30_000,
  /** Heap of the thread, in megabytes. */
  heap: 96,
};

export type VoucherBounds = typeof voucherBounds;
