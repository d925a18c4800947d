import { useLingui } from "@lingui/react/macro";
import type { StoredReply } from "@sayara/api-client/contract/suppliers/savedReplies";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { RepliesDone } from "./Replies.action.ts";

/** Dialog that confirms deleting a saved reply. */
export function DeleteReply({ reply, onClose }: { reply: StoredReply; onClose: () => void }) {
  const { t } = useLingui();
  const { title } = reply;
  const { send, isSending, problem } = useSubmission<RepliesDone>({
    onDone: () => {
      showToast(t`The reply is deleted.`, "success");
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Delete ${title}?`}
      effect={t`Messages that were sent keep their text.`}
      button={t`Delete`}
      isDestructive
      working={isSending && t`Deleting…`}
      onSend={() => {
        const data = new FormData();
        data.set("intent", "delete");
        data.set("id", reply.id);
        data.set("version", String(reply.version));
        send(data);
      }}
      onClose={onClose}
    >
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
