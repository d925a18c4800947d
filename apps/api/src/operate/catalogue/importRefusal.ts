import { type ImportProblem, problemLine } from "./ImportProblem.ts";
import { MAXIMUM_PROBLEMS } from "#api/operate/catalogue/read/readRecords.ts";
import { OperatorError } from "../terminal/OperatorError.ts";

/** Returns the error that lists every problem and says that nothing was imported. */
export function importRefusal(problems: readonly ImportProblem[]): OperatorError {
  const lines = problems.slice(0, MAXIMUM_PROBLEMS).map(problemLine);
  const truncationNote =
    problems.length >= MAXIMUM_PROBLEMS ? [`Only the first ${MAXIMUM_PROBLEMS} errors are listed.`] : [];
  return new OperatorError([...lines, ...truncationNote, "Nothing was imported."].join("\n"));
}
