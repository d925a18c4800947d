import { clsx } from "clsx";
import { DialogFrame, type DialogFrameProps } from "./DialogFrame.tsx";
import { wide } from "./Dialog.css.ts";

export type DialogProps = Omit<DialogFrameProps, "place"> & { size?: "normal" | "wide" | undefined };

/**
 * A modal dialog for a decision.
 *
 * @example
 * <Dialog open={isAsking} onOpenChange={setAsking} title="Send the request?" closeLabel="Close"
 *   footer={<Button onClick={send}>Send</Button>}>You pay at the agency.</Dialog>
 */
export function Dialog({ size = "normal", className, ...frame }: DialogProps) {
  return <DialogFrame {...frame} place="centre" className={clsx(size === "wide" && wide, className)} />;
}
