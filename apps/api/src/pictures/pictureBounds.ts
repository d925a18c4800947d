/** What one picture may take, and how many may wait. The memory bounds leave an API process at most 300 MB more. */
export const pictureBounds = {
  /** Pixels of the longest side. WebP has no longer one. */
  side: 16_383,
  /** Bytes of the decoded picture: 50 megapixels of a photograph, 18 of 16 bits with transparency. */
  decodedBytes: 150_000_000,
  /** Bytes of resident memory of the process that draws, Node's own 70 MB among them. */
  residentBytes: 240_000_000,
  /** Milliseconds of processor time for one picture. */
  processorTime: 5000,
  /** Milliseconds for one picture. With the wait it ends before the server closes a silent socket (12 s). */
  deadline: 6500,
  /** Pictures that wait for their turn, each of at most 5 MB. */
  waiting: 8,
  /** Pictures of one account, the one being drawn among them. */
  ofOneOwner: 2,
  /** Milliseconds that a picture waits at most. */
  patience: 3000,
  /** Milliseconds without a picture after which the process ends. */
  idle: 10_000,
};

export type PictureBounds = typeof pictureBounds;
