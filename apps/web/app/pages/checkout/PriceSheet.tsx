import { useLingui } from "@lingui/react/macro";
import { BottomSheet } from "@sayara/ui/BottomSheet/BottomSheet";
import type { ReactNode } from "react";

/** Every line of the total. The ledger is given: an import of it here would put it into a file of its own. */
export function PriceSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <BottomSheet open onOpenChange={(open) => !open && onClose()} title={t`Your price`} closeLabel={t`Close`}>
      {children}
    </BottomSheet>
  );
}
