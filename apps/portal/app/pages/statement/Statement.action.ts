import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { DownloadAct } from "#portal/statements/DownloadAct.ts";
import { downloadStatement } from "#portal/statements/downloadStatement.ts";

/** Saves the statement as a file. */
export async function statementAction(args: ActionArgs): Promise<FormResult<never, "downloaded">> {
  const { supplier, ...act } = v.parse(DownloadAct, await args.request.json());
  return downloadStatement(await args.context.get(apiContext)(), { supplier, ...act });
}
