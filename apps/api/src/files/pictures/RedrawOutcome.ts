/** Result of the redraw process: the image or a refusal. */
export type RedrawOutcome =
  | {
      picture: Uint8Array<ArrayBuffer>;
      /** Pixels of the redrawn image. */
      width: number;
      height: number;
    }
  /** `too_large`: by its header, memory or CPU time. `timed_out`: the machine is too busy. */
  | { refused: "unreadable" | "too_large" | "timed_out" | "not_started" };
