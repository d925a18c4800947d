import { useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, CopyIcon } from "@sayara/ui/Icon/icons";
import { useState } from "react";

interface CopyButtonProps {
  /** The text to copy. Show it beside the button: without clipboard permission, users select it by hand. */
  text: string;
  /** Accessible name of the button. Starts with “Copy”, its visible text. */
  label: string;
  className?: string | undefined;
}

/** Copies a text to the clipboard and says so. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The user can still select the text by hand.
    }
  }

  return (
    <Button
      tone="quiet"
      size="small"
      icon={isCopied ? CheckIcon : CopyIcon}
      onClick={() => void copy()}
      className={className}
      aria-label={label}
    >
      <span aria-live="polite">{isCopied ? t`Copied` : t`Copy`}</span>
    </Button>
  );
}
