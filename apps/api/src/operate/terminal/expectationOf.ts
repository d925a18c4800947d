import { expectationOf as problemOf } from "@sayara/catalogue/expectationOf";
import { createTableI18n } from "@sayara/i18n/tables/createTableI18n";
import { type TableProblem, tableProblemText } from "@sayara/i18n/tables/tableProblemText";
import type * as v from "valibot";

const english = await createTableI18n("en");

/** Returns what a schema's issue expected, worded as the end of a sentence that begins with the field. */
export function expectationOf(issue: v.BaseIssue<unknown>): string {
  return inEnglish(problemOf(issue));
}

/** Returns the text of a problem in the language of the commands. */
export function inEnglish(problem: TableProblem): string {
  return tableProblemText(problem, english);
}
