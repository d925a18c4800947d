import { useState } from "react";

/** State of sharing a text. */
export interface ShareState {
  share: () => void;
  /** `copied`: the text is on the clipboard. `refused`: the browser allows neither sharing nor copying. */
  state: "idle" | "copied" | "refused";
}

/** Shares a text through the device's own dialog, or copies it if there is none. */
export function useShare(content: { title: string; text: string }): ShareState {
  const [state, setState] = useState<ShareState["state"]>("idle");

  async function share() {
    // Some browsers do not support `share`.
    const device = navigator as Partial<Pick<Navigator, "share">>;
    try {
      if (device.share !== undefined) {
        await navigator.share(content);
        return;
      }
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
    try {
      await navigator.clipboard.writeText(content.text);
      setState("copied");
    } catch {
      setState("refused");
    }
  }

  return { share: () => void share(), state };
}
