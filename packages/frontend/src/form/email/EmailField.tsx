import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Text } from "@sayara/ui/Text/Text";
import { TextField, type TextFieldProps } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef, useState } from "react";
import { emailInput } from "./emailInput.ts";
import { untilReleased } from "../submission/untilReleased.ts";
import * as styles from "../Form.css.ts";

type Suggest = (email: string) => string | null;

/**
 * A field for an email address. Suggests a correction if the domain resembles that of a known mail service
 * (`gmial.com`): on blur, and once before the form is submitted by Enter or its button.
 */
export function EmailField({ className, ...props }: TextFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const suggest = useRef<Suggest>(() => null);
  const checkedEmail = useRef("");
  const [suggested, setSuggested] = useState<string | null>(null);

  async function load() {
    // If the code of the suggestions fails to load, the field works without them.
    const loaded = await import("./suggestEmail.ts").catch(() => null);
    if (loaded !== null) suggest.current = loaded.suggestEmail;
  }

  async function suggestOnBlur(typed: string) {
    await load();
    const suggestion = suggest.current(typed);
    // The suggestion moves the content below, so it waits while a button is pressed.
    if (suggestion !== null) await untilReleased();
    checkedEmail.current = typed;
    setSuggested(suggestion);
  }

  useEffect(() => {
    const input = field.current?.querySelector("input");
    const form = input?.form;
    if (!input || !form) return undefined;
    const suggestBeforeSubmit = (event: SubmitEvent) => {
      const typed = input.value;
      if (checkedEmail.current === typed) return;
      checkedEmail.current = typed;
      const suggestion = suggest.current(typed);
      if (suggestion === null) return;
      event.preventDefault();
      // The form's own listeners would submit the form.
      event.stopImmediatePropagation();
      setSuggested(suggestion);
      input.focus();
    };
    form.addEventListener("submit", suggestBeforeSubmit, { capture: true });
    return () => form.removeEventListener("submit", suggestBeforeSubmit, { capture: true });
  }, []);

  function acceptSuggestion(address: string) {
    setSuggested(null);
    const input = field.current?.querySelector("input");
    if (!input) return;
    input.value = address;
    // On this event, the form updates its draft and clears the error.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <div ref={field} className={className}>
      <TextField
        {...emailInput}
        {...props}
        onFocus={() => void load()}
        onInput={() => setSuggested(null)}
        onBlur={({ currentTarget }) => void suggestOnBlur(currentTarget.value)}
      />
      <div aria-live="polite">
        {suggested !== null && (
          <Text size="sm" className={styles.suggestion}>
            {/* A single item of the row, so that the sentence wraps as text. */}
            <span>
              <Trans>
                Did you mean <strong translate="no">{suggested}</strong>?
              </Trans>
            </span>
            <Button size="small" tone="neutral" onClick={() => acceptSuggestion(suggested)}>
              <Trans>Use this address</Trans>
            </Button>
          </Text>
        )}
      </div>
    </div>
  );
}
