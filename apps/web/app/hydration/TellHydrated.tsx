import { useEffect } from "react";

/** Tells when React has taken over what the server rendered. */
export function TellHydrated({ tell }: { tell: () => void }) {
  useEffect(() => tell(), [tell]);
  return null;
}
