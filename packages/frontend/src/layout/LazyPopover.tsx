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
/** A press retries a failed load and handles its failure. */
const preload = () => void loadPopover().catch(() => {});

/**
 * A popover with code (20 KB compressed) that loads when its trigger is hovered or focused. It replaces the
 * trigger only when it opens, because an earlier replacement would lose focus or a press. Without a
 * connection a press does nothing, and the next press retries.
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
