import { useLingui } from "@lingui/react/macro";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import type { PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { faultProblem } from "@sayara/frontend/form/FormProblem";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { useRef, useState } from "react";
import { loadFleet } from "#portal/fleet/loadFleet.ts";
import type { SheetRow } from "#portal/fleet/saveRows.ts";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/CarsImport.route.ts";
import { CarsImport, type ImportState } from "./CarsImport.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "cars-import/CarsImport");
  const language = context.get(languageContext);
  return loadFleet(await context.get(apiContext)(), { supplier: "own", language, signal: request.signal });
}

export const clientAction = pageAction(async () => (await import("#portal/fleet/saveRows.ts")).saveRows);
export const clientMiddleware = messagesOf("cars-import");

export default function CarsImportRoute({ loaderData: fleet }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const agency = useAgency();
  const [state, setState] = useState<ImportState>({ step: "none" });
  /** The rows of the running call. */
  const [sent, setSent] = useState<readonly PlannedRow[]>([]);
  const saving = useSubmission<readonly SavedRow[], string, { rows: SheetRow[] }>({
    onDone: (saved) => {
      if (state.step === "read") setState({ ...state, report: { rows: sent, saved } });
    },
  });

  /** The file that was chosen last. Reading an earlier one may finish later. */
  const latest = useRef<File | null>(null);

  async function choose(file: File | null) {
    latest.current = file;
    saving.reset();
    if (file === null) return setState({ step: "none" });
    setState({ step: "reading", name: file.name });
    try {
      const { openFleetFile } = await import("./openFleetFile.ts");
      const opened = await openFleetFile(file, asLanguage(i18n.locale) ?? "fr");
      if (latest.current !== file) return;
      setState("problem" in opened ? { step: "refused", file: opened } : { step: "read", file: opened });
    } catch {
      if (latest.current === file) setState({ step: "unreadable", name: file.name });
    }
  }

  function save(rows: readonly PlannedRow[]) {
    setSent(rows);
    saving.submitJson({ rows: rows.flatMap((row) => ("row" in row ? [row.row as SheetRow] : [])) });
  }

  return (
    <>
      <PageTitle title={t`Import cars`} />
      <CarsImport
        fleet={fleet}
        state={state}
        saving={saving}
        mayEdit={mayShow(agency, "editFleet")}
        onChoose={(file) => void choose(file)}
        onSave={save}
        onCompareAgain={() => state.step === "read" && setState({ step: "read", file: state.file })}
        onSample={() => {
          void import("#portal/fleet/exportFleet.ts")
            .then(({ saveSample }) => saveSample())
            .catch((error: unknown) => showUnhandledToast(faultProblem(error)));
        }}
      />
    </>
  );
}
