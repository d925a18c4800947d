import { type ComponentType, useEffect, useState } from "react";
import { firstInteraction } from "./firstInteraction.ts";

interface LoadOnInteractionProps {
  /** Imports the part. Only the first function given is used. */
  load: () => Promise<ComponentType>;
}

/**
 * A part without server HTML, loaded at the visitor's first interaction. Renders nothing if its code cannot be loaded.
 * Unlike an island, it never delays new page data.
 */
export function LoadOnInteraction({ load }: LoadOnInteractionProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [loadPart] = useState(() => load);
  useEffect(() => {
    async function show() {
      await firstInteraction();
      const loaded = await loadPart();
      setPart(() => loaded);
    }
    show().catch(() => {});
  }, [loadPart]);
  return Part && <Part />;
}
