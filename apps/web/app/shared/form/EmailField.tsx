import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Text } from "@sayara/ui/Text/Text";
import { TextField, type TextFieldProps } from "@sayara/ui/TextField/TextField";
import { useRef, useState } from "react";
import { emailInput } from "./emailInput.ts";
import * as styles from "./Form.css.ts";

/** A field for an email address. Asks about one that is nearly that of a known mail service: `gmial.com`. */
export function EmailField({ className, ...props }: TextFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [suggested, setSuggested] = useState<string | null>(null);

  async function look(typed: string) {
    // Without the code of it the field is as before.
    const suggest = await import("./suggestEmail.ts").catch(() => null);
    setSuggested(suggest?.suggestEmail(typed) ?? null);
  }

  function take(address: string) {
    setSuggested(null);
    const input = field.current?.querySelector("input");
    if (!input) return;
    input.value = address;
    // For the form, which keeps drafts and drops errors by this event.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <div ref={field} className={className}>
      <TextField
        {...emailInput}
        {...props}
        onInput={() => setSuggested(null)}
        onBlur={({ currentTarget }) => void look(currentTarget.value)}
      />
      <div aria-live="polite">
        {suggested !== null && (
          <Text size="sm" className={styles.suggestion}>
            <Trans>
              Did you mean <strong translate="no">{suggested}</strong>?
            </Trans>{" "}
            <Button size="small" tone="neutral" onClick={() => take(suggested)}>
              <Trans>Use this address</Trans>
            </Button>
          </Text>
        )}
      </div>
    </div>
  );
}
