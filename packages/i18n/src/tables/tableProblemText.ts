import type { I18n } from "@lingui/core";
import { type TableProblemCode, tableProblemMessages } from "./tableProblemMessages.ts";

/** An error in a cell, a row or the file of an imported catalogue. */
export interface TableProblem {
  code: TableProblemCode;
  values?: Readonly<Record<string, string | number>>;
  /** The value that a cell has instead, shortened. */
  received?: string;
  /** Requirements of a missing object. */
  needs?: TableProblem;
}

/** Returns the text of a problem. The text about a cell completes a sentence that begins with the field. */
export function tableProblemText({ code, values = {}, received, needs }: TableProblem, i18n: I18n): string {
  const all = needs === undefined ? values : { ...values, needs: tableProblemText(needs, i18n) };
  const expectation = i18n._({ ...tableProblemMessages[code], values: all });
  if (received === undefined) return expectation;
  return i18n._({ ...tableProblemMessages.received, values: { expectation, received } });
}
