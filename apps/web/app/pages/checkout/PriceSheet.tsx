import { useLingui } from "@lingui/react/macro";
import { BottomSheet } from "@sayara/ui/BottomSheet/BottomSheet";
import type { ReactNode } from "react";

/** Bottom sheet with the lines of the total. The ledger is passed in: an import here would split it into another chunk. */
export function PriceSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <BottomSheet open onOpenChange={(open) => !open && onClose()} title={t`Your price`} closeLabel={t`Close`}>
      {children}
    </BottomSheet>
  );
}
