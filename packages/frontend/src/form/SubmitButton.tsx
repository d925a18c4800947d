import { Trans } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@sayara/ui/Button/Button";
import * as styles from "./SubmitButton.css.ts";

type SubmitButtonProps = Omit<ButtonProps, "type" | "working" | "disabled" | "form"> & {
  form: { isReady: boolean; isSending: boolean };
  /** Id of the form, for a button outside it. */
  formId?: string | undefined;
  /** Label while the form is submitted. */
  working: string;
};

/** Submits its form. The button is disabled until the page is hydrated, and says so after a second. */
export function SubmitButton({
  form: { isReady, isSending },
  formId,
  working,
  children,
  ...props
}: SubmitButtonProps) {
  return (
    <Button {...props} form={formId} type="submit" disabled={!isReady} working={isSending && working}>
      {isReady ? (
        children
      ) : (
        <span className={styles.labels}>
          <span className={styles.label}>{children}</span>
          <span className={styles.waitingLabel}>
            <Trans>The page is loading…</Trans>
          </span>
          <span className={styles.noScriptLabel}>
            <Trans>JavaScript is needed</Trans>
          </span>
        </span>
      )}
    </Button>
  );
}
