/** The content of a line before validation: an object, or the problem of the line. */
export type RawContent =
  | {
      value: object;
      /** Describes the position of a field. */
      columnOf: (path: (string | number)[]) => string | undefined;
    }
  | {
      problem: string;
      column?: string;
      /** Type and id of the record (`car c1`), if they can be read. */
      name?: string;
    };

/** A line of an import. Lines are counted from 1. */
export type RawRecord = { line: number } & RawContent;
