/** Result of the redraw process: the image or a refusal. */
export type RedrawOutcome =
  | {
      picture: Uint8Array<ArrayBuffer>;
      /** Pixels of the redrawn image. */
      width: number;
      height: number;
    }
  /**
   * `too_large`: the size in the header, the memory or the CPU time exceeds its limit. `timed_out`: the
   * machine is too busy.
   */
  | { refused: "unreadable" | "too_large" | "timed_out" | "not_started" };
