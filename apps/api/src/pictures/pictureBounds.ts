/** Limits of one picture and of the queue. The memory limits add at most 300 MB to an API process. */
export const pictureBounds = {
  /** Pixels of the longest side: the maximum of WebP. */
  side: 16_383,
  /** Bytes of the decoded picture: 50 megapixels of a photograph, 18 of 16 bits with transparency. */
  decodedBytes: 150_000_000,
  /** Bytes of resident memory of the drawing process, Node's own 70 MB included. */
  residentBytes: 240_000_000,
  /** Milliseconds of processor time for one picture. */
  processorTime: 5000,
  /** Milliseconds for one picture. */
  deadline: 6500,
  /** Length of the queue; each picture is at most 5 MB. */
  waiting: 8,
  /** Pictures of one account, the current one included. */
  ofOneOwner: 2,
  /** Maximum wait in milliseconds. */
  patience: 3000,
  /** Milliseconds without a picture after which the process ends. */
  idle: 10_000,
};

export type PictureBounds = typeof pictureBounds;
