import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredReply } from "@sayara/api-client/contract/suppliers/savedReplies";
import { MAX_REPLY_TITLE } from "@sayara/domain/booking/messages/SavedReply";
import { MAX_MESSAGE_LENGTH } from "@sayara/domain/config/businessDefaults";
import { languages } from "@sayara/domain/language/Language";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId } from "react";
import type { RepliesDone } from "./Replies.action.ts";
import { emptyReply, type ReplyValues } from "./ReplyValues.ts";

/** Adds a saved reply, or edits one. `reply` is null for a new one. */
export function EditReply({ reply, onClose }: { reply: StoredReply | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const form = useForm<ReplyValues, RepliesDone>({
    start: reply === null ? emptyReply : { language: reply.language, title: reply.title, text: reply.text },
    loadCheck: async () => (await import("./ReplyValues.ts")).checkReply,
    onDone: () => {
      showToast(t`The reply is saved.`, "success");
      onClose();
    },
  });
  const labels = { language: t`Language`, title: t`Title`, text: t`Text` };
  const field = useFields(form, labels);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={reply === null ? t`New reply` : t`Edit the reply`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" disabled={form.isSending} onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button type="submit" form={id} disabled={!form.isReady} working={form.isSending && t`Saving…`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        {reply !== null && (
          <>
            <input type="hidden" name="id" value={reply.id} />
            <input type="hidden" name="version" value={reply.version} />
          </>
        )}
        <Stack>
          <ProblemNotice problem={form.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          <SelectField {...field.text("language")}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field.text("title")}
            hint={<Trans>Only your team sees it.</Trans>}
            maxLength={MAX_REPLY_TITLE}
            autoComplete="off"
            required
          />
          <TextArea {...field.text("text")} maxLength={MAX_MESSAGE_LENGTH} required />
        </Stack>
      </form>
    </Dialog>
  );
}
