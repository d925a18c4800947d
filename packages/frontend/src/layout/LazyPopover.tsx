import type { Popover, PopoverProps } from "@sayara/ui/Popover/Popover";
import { cloneElement, type ReactElement, useState } from "react";

interface LazyPopoverProps extends Omit<PopoverProps, "trigger" | "open" | "onOpenChange"> {
  trigger: ReactElement<TriggerProps>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "dialog";
  "aria-expanded"?: boolean;
}

const loadPopover = () => import("@sayara/ui/Popover/Popover");
/** The press loads it again, and handles the failure. */
const preload = () => void loadPopover().catch(() => {});

/**
 * A popover whose code, 20 KB compressed, is loaded once a pointer or the focus reaches its trigger, and replaces the
 * trigger only when it opens: an earlier replacement would lose the focus or a press. Without a connection a press does
 * nothing, and the next one tries again.
 */
export function LazyPopover({ trigger, open, onOpenChange, ...props }: LazyPopoverProps) {
  const [View, setView] = useState<typeof Popover | null>(null);
  const openFirst = async () => {
    const loaded = await loadPopover().catch(() => null);
    if (loaded === null) return;
    setView(() => loaded.Popover);
    onOpenChange(true);
  };
  if (View !== null) return <View {...props} open={open} onOpenChange={onOpenChange} trigger={trigger} />;
  return cloneElement(trigger, {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onClick: () => void openFirst(),
    onPointerEnter: preload,
    onFocus: preload,
  });
}
