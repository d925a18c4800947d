/** The content of a line before validation: an object, or what is wrong with the line. */
export type RawContent =
  | {
      value: object;
      /** Returns the place of a field in words. */
      columnOf: (path: (string | number)[]) => string | undefined;
    }
  | {
      problem: string;
      column?: string;
      /** Type and id of the record (`car c1`), where they can be read. */
      name?: string;
    };

/** A line of an import; lines are counted from 1. */
export type RawRecord = { line: number } & RawContent;
