import { Trans } from "@lingui/react/macro";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { dismissAll, showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";
import type { SavedAction, SavedResult } from "./SavedAction.ts";

/** Button in a toast that restores a removed car, even after the page has been left. */
export function UndoButton({ entry }: { entry: SavedEntry }) {
  const toastText = useToastMessages();
  const undo = useSubmission<SavedResult, never, SavedAction>({
    action: "/saved",
    onDone: dismissAll,
    onProblem: (problem) => showToast(toastText(problem), "error"),
  });
  return (
    <Button size="small" tone="soft" onClick={() => undo.submitJson({ intent: "restore", entry })}>
      <Trans>Undo</Trans>
    </Button>
  );
}
