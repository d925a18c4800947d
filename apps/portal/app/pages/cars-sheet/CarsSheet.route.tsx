import { Plural, useLingui } from "@lingui/react/macro";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useReducer, useState } from "react";
import { useRevalidator } from "react-router";
import { loadFleet } from "#portal/fleet/loadFleet.ts";
import type { SheetRow } from "#portal/fleet/saveRows.ts";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import { LeaveDialog } from "#portal/unsaved/LeaveDialog.tsx";
import { useLeaveWarning } from "#portal/unsaved/useLeaveWarning.ts";
import type { Route } from "./+types/CarsSheet.route.ts";
import { CarsSheet } from "./CarsSheet.tsx";
import { readRow } from "./sheetColumns.ts";
import { reduceSheet, type RowOutcome, startSheet } from "./sheetState.ts";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "cars-sheet/CarsSheet");
  const language = context.get(languageContext);
  return loadFleet(await context.get(apiContext)(), { supplier: "own", language, signal: request.signal });
}

export const clientAction = pageAction(async () => (await import("#portal/fleet/saveRows.ts")).saveRows);
export const clientMiddleware = messagesOf("cars-sheet");

export default function CarsSheetRoute({ loaderData: { cars } }: Route.ComponentProps) {
  const { t } = useLingui();
  const agency = useAgency();
  const decimalMark = useFormats().number(0.5).replaceAll(/\d/g, "");
  const revalidator = useRevalidator();
  const [sheet, dispatch] = useReducer(reduceSheet, cars, startSheet);
  const [loaded, setLoaded] = useState(cars);
  if (loaded !== cars) {
    setLoaded(cars);
    dispatch({ type: "loaded", cars });
  }
  /** Rows of the running call, and rows that were not sent because a cell is invalid. */
  const [sent, setSent] = useState<readonly SheetRow[]>([]);
  const [unsent, setUnsent] = useState<Readonly<Record<string, RowOutcome>>>({});
  const saving = useSubmission<readonly SavedRow[], string, { rows: readonly SheetRow[] }>({
    onDone: (saved) => {
      const outcomes = sent.flatMap(({ id }, index) => {
        const outcome = saved[index];
        return outcome === undefined ? [] : [[id ?? "", outcome] as const];
      });
      dispatch({ type: "saved", outcomes: { ...unsent, ...Object.fromEntries(outcomes) } });
    },
  });
  const edited = Object.keys(sheet.edits).length;
  const blocker = useLeaveWarning(edited > 0);

  function save() {
    const rows: SheetRow[] = [];
    const refused: Record<string, RowOutcome> = {};
    for (const [id, edits] of Object.entries(sheet.edits)) {
      const car = sheet.pinned[id];
      if (car === undefined) continue;
      const { row, errors } = readRow(car, edits);
      if (errors === null) rows.push(row);
      else refused[id] = { version: null, code: "invalid_input", fields: errors };
    }
    setUnsent(refused);
    setSent(rows);
    if (rows.length === 0) dispatch({ type: "saved", outcomes: refused });
    else saving.submitJson({ rows });
  }

  return (
    <>
      <PageTitle title={t`Edit in a sheet`} />
      <CarsSheet
        sheet={sheet}
        saving={saving}
        decimalMark={decimalMark}
        mayEdit={mayShow(agency, "editFleet")}
        mayPublish={mayShow(agency, "publishCars")}
        isReloading={revalidator.state === "loading"}
        dispatch={dispatch}
        onSave={save}
        onReload={() => void revalidator.revalidate()}
      />
      <LeaveDialog blocker={blocker}>
        <Plural
          value={edited}
          one="The changes of # car are not saved."
          other="The changes of # cars are not saved."
        />
      </LeaveDialog>
    </>
  );
}
