/** Answer of the drawing process: the picture or a refusal. */
export type RedrawOutcome =
  | { picture: Uint8Array<ArrayBuffer> }
  /** `too_large`: by its header, or by memory or processor time. `late`: the machine is too busy. */
  | { refused: "unreadable" | "too_large" | "late" | "not_started" };
