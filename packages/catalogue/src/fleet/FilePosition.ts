import type { TableProblem } from "@sayara/i18n/tables/tableProblemText";

/** A problem of a cell, a row or the whole file, with its position. */
export interface FilePosition {
  /** Counted from 1. */
  line?: number;
  /** Number of the column, counted from 1. */
  column?: number;
  /** Name of the column. */
  field?: string;
  problem: TableProblem;
}
