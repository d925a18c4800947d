import { useState } from "react";

/** State of sharing a text. */
export interface Sharing {
  share: () => void;
  /** `copied`: the text is on the clipboard. `refused`: the browser allows neither. */
  state: "idle" | "copied" | "refused";
}

/** Shares a text by the device's own dialog; without one, copies it. */
export function useShare(content: { title: string; text: string }): Sharing {
  const [state, setState] = useState<Sharing["state"]>("idle");

  async function share() {
    // Missing in some browsers.
    const device = navigator as Partial<Pick<Navigator, "share">>;
    try {
      if (device.share !== undefined) {
        await navigator.share(content);
        return;
      }
    } catch (error) {
      // The visitor has closed the dialog.
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
