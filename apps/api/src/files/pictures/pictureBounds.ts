/** Limits of one image and of the queue. The memory limits add at most 300 MB to an API process. */
export const pictureBounds = {
  /** Maximum pixels of the longest side, as in WebP. */
  side: 16_383,
  /** Maximum bytes of the decoded image: 50 megapixels of a photo, or 18 megapixels at 16 bits with transparency. */
  decodedBytes: 150_000_000,
  /**
   * Maximum bytes by which images raise the process's resident memory. The 80 to 100 MB before the first
   * image are not counted: they are mostly Node's code, and how much of it is resident varies by system.
   */
  addedBytes: 165_000_000,
  /** Maximum CPU time of one image, in milliseconds. */
  processorTime: 5000,
  /** Timeout of one image, in milliseconds. */
  deadline: 6500,
  /** Maximum length of the queue. Each image is at most 5 MB. */
  maxWaiting: 8,
  /** Maximum images of one account, including the current one. */
  maxPerOwner: 2,
  /** Maximum wait in milliseconds. */
  waitTimeout: 3000,
  /** Milliseconds without an image after which the process ends. */
  idle: 10_000,
};

export type PictureBounds = typeof pictureBounds;
