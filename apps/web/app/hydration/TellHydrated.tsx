import { type ReactNode, useEffect } from "react";

/**
 * Tells when React has taken over what the server rendered. It stands around the page, not beside it: a sibling that
 * the server's tree lacks would give every `useId` another value.
 */
export function TellHydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(() => tell(), [tell]);
  return children;
}
