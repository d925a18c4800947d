/** Limits of drawing vouchers. The thread takes about 80 MB while it is open. */
export const voucherBounds = {
  /** Milliseconds for one voucher. Its start takes 0.4 s of processor time, a voucher 0.1 s. */
  deadline: 8000,
  /** Vouchers that wait while one is drawn. */
  waiting: 16,
  /** Vouchers of one booking, the current one included. */
  ofOneOwner: 2,
  /** Maximum wait in milliseconds. */
  patience: 3000,
  /** Milliseconds without a voucher after which the thread ends. */
  idle: 30_000,
  /** Megabytes of the thread's heap. */
  heap: 96,
};

export type VoucherBounds = typeof voucherBounds;
