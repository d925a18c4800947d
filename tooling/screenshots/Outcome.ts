/** What became of a picture since the accepted ones. */
export type Outcome =
  | { kind: "same" }
  | { kind: "new"; after: Buffer }
  | { kind: "gone"; before: Buffer }
  | { kind: "changed"; before: Buffer; after: Buffer; difference: Buffer; pixels: number }
  | { kind: "failed"; reason: string };
