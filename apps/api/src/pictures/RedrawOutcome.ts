/** What the process that draws answers: the picture, or why there is none. */
export type RedrawOutcome =
  | { picture: Uint8Array<ArrayBuffer> }
  /** `too_large`: by its header, or by the memory or the processor time it takes. `late`: the machine is too busy. */
  | { refused: "unreadable" | "too_large" | "late" | "not_started" };
