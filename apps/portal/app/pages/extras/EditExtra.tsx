import { useLingui } from "@lingui/react/macro";
import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { useForm } from "@sayara/frontend/form/useForm";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { ExtraDialog } from "./ExtraDialog.tsx";
import type { ExtrasDone } from "./Extras.action.ts";
import { emptyExtra, type ExtraValues, extraValuesOf } from "./ExtraValues.ts";

/** Adds an extra, or edits one. `extra` is null for a new one. */
export function EditExtra({ extra, onClose }: { extra: StoredExtra | null; onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm<ExtraValues, ExtrasDone>({
    start: extra === null ? emptyExtra : extraValuesOf(extra),
    loadCheck: async () => (await import("./ExtraValues.ts")).checkExtra,
    onDone: () => {
      showToast(t`The extra is saved.`, "success");
      onClose();
    },
  });
  return <ExtraDialog extra={extra} form={form} onClose={onClose} />;
}
