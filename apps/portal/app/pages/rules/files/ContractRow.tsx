import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "@sayara/domain/language/Language";
import { PdfUpload } from "@sayara/domain/validation/PdfUpload";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { UploadProgress } from "@sayara/frontend/upload/UploadProgress";
import { useUpload } from "@sayara/frontend/upload/useUpload";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { DeleteIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { useId, useRef, useState } from "react";
import * as v from "valibot";
import type { RulesDone, RulesIntent } from "../Rules.action.ts";
import { contractUpload } from "./contractUpload.ts";
import * as styles from "../Rules.css.ts";

interface ContractRowProps {
  language: Language;
  /** Null if there is no contract in this language. */
  address: string | null;
  mayEdit: boolean;
  onChanged: (version: number) => void;
}

/** The contract in one language, with its upload and deletion. */
export function ContractRow({ language, address, mayEdit, onChanged }: ContractRowProps) {
  const { t, i18n } = useLingui();
  const toastText = useToastMessages();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const uploading = useUpload(contractUpload(language));
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState<RulesIntent>("contract");
  const { send, isSending, problem } = useSubmission<RulesDone, string>({
    isBesideFields: (refused) => "fields" in refused && refused.fields?.["file"] !== undefined,
    onRefused: (refused) => setError(("fields" in refused && refused.fields?.["file"]) || null),
    onProblem: (refused) => showToast(toastText(refused), "error"),
    onDone({ what, version }) {
      showToast(what === "contract" ? t`The contract is saved.` : t`The contract is deleted.`, "success");
      onChanged(version);
    },
  });
  const name = languageNames[language];

  function sendAs(intent: RulesIntent, file?: File) {
    const form = new FormData();
    form.set("intent", intent);
    form.set("language", language);
    if (file !== undefined) form.set("file", file);
    setSending(intent);
    setError(null);
    send(form);
  }

  function upload(file: File | undefined) {
    const parsed = v.safeParse(PdfUpload, file && { type: file.type, size: file.size });
    if (!parsed.success) setError(parsed.issues[0].message);
    else sendAs("contract", file);
  }

  return (
    <li>
      <div className={styles.contract}>
        <span className={styles.contractName} lang={language}>
          {name}
        </span>
        {address === null ? (
          <Text as="span" tone="muted">
            <Trans>No contract</Trans>
          </Text>
        ) : (
          <Link
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Contract: ${name} (opens in a new tab)`}
          >
            <Trans>Contract</Trans>
          </Link>
        )}
        {mayEdit && (
          <>
            <Button
              ref={button}
              tone="neutral"
              size="small"
              icon={UploadIcon}
              aria-label={address === null ? t`Add a PDF: ${name}` : t`Replace the PDF: ${name}`}
              aria-describedby={errorId}
              working={isSending && sending === "contract" && t`Sending…`}
              onClick={() => input.current?.click()}
            >
              {address === null ? t`Add a PDF` : t`Replace the PDF`}
            </Button>
            {address !== null && (
              <Button
                tone="quiet"
                size="small"
                icon={DeleteIcon}
                aria-label={t`Delete the contract: ${name}`}
                working={isSending && sending === "deleteContract" && t`Deleting…`}
                onClick={() => sendAs("deleteContract")}
              >
                <Trans>Delete</Trans>
              </Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept="application/pdf,.pdf"
              aria-label={t`Contract: ${name}`}
              onChange={(event) => {
                upload(event.target.files?.[0]);
                // Allows the same file to be chosen again.
                event.target.value = "";
              }}
            />
          </>
        )}
      </div>
      {isSending && sending === "contract" && (
        <UploadProgress upload={uploading} subject="file" onCancel={() => button.current?.focus()} />
      )}
      <FieldError id={errorId}>{error === null ? null : validationText(error, i18n)}</FieldError>
      <ProblemNotice problem={problem} />
    </li>
  );
}
