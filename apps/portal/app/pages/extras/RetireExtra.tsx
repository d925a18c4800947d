import { useLingui } from "@lingui/react/macro";
import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { textIn } from "@sayara/domain/language/textIn";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { ExtrasDone } from "./Extras.action.ts";

/** Dialog that confirms retiring an extra. */
export function RetireExtra({ extra, onClose }: { extra: StoredExtra; onClose: () => void }) {
  const { t } = useLingui();
  const language = useTextLanguage();
  const name = textIn(extra.name, language) ?? "";
  const { send, isSending, problem } = useSubmission<ExtrasDone>({
    onDone: () => {
      showToast(t`The extra is retired.`, "success");
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Retire ${name}?`}
      effect={t`Drivers can no longer add it. Bookings that have it keep it.`}
      button={t`Retire`}
      isDestructive
      working={isSending && t`Retiring…`}
      onSend={() => {
        const data = new FormData();
        data.set("intent", "retire");
        data.set("id", extra.id);
        data.set("version", String(extra.version));
        send(data);
      }}
      onClose={onClose}
    >
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
