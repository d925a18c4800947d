/** A problem at a position of an imported file. */
export interface ImportProblem {
  file: string;
  /** Counted from 1; 0 for the file as a whole. */
  line: number;
  /** A character column of the line, counted from 1, or a table's column with its name. */
  column?: string;
  message: string;
}

/** Formats a problem as one line: file, line, column, and what was expected. */
export function problemLine({ file, line, column, message }: ImportProblem): string {
  const position = [file, ...(line > 0 ? [`line ${line}`] : []), ...(column === undefined ? [] : [column])];
  return `${position.join(", ")}: ${message}`;
}
