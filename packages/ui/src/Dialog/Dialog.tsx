"use client";

import { clsx } from "clsx";
import { DialogLayout, type DialogLayoutProps } from "./DialogLayout.tsx";
import { sizes } from "./Dialog.css.ts";

export type DialogProps = Omit<DialogLayoutProps, "place"> & {
  /** `screen`: fills a phone's screen, for tables. */
  size?: "normal" | "wide" | "screen" | undefined;
};

/**
 * A modal dialog for a decision.
 *
 * @example
 * <Dialog open={isOpen} onOpenChange={setOpen} title="Send the request?" closeLabel="Close"
 *   footer={<Button onClick={send}>Send</Button>}>You pay at the agency.</Dialog>
 */
export function Dialog({ size = "normal", className, ...layout }: DialogProps) {
  return (
    <DialogLayout {...layout} place="centre" className={clsx(size !== "normal" && sizes[size], className)} />
  );
}
