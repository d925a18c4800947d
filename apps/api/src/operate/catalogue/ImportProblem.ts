/** What is wrong at a place of an imported file. */
export interface ImportProblem {
  file: string;
  /** From 1; 0 for the file as a whole. */
  line: number;
  /** A column of the line from 1, or that of a table with its name. */
  column?: string;
  message: string;
}

/** Returns one line: file, line, column, and what was expected. */
export function problemLine({ file, line, column, message }: ImportProblem): string {
  const place = [file, ...(line > 0 ? [`line ${line}`] : []), ...(column === undefined ? [] : [column])];
  return `${place.join(", ")}: ${message}`;
}
