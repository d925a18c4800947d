"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { popover } from "./Popover.css.ts";

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: "start" | "center" | "end" | undefined;
  side?: "top" | "bottom" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A non-modal panel beside its trigger. Escape or a click outside closes it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = "start",
  side = "bottom",
  className,
  children,
}: PopoverProps) {
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  return (
    <RadixPopover.Root {...state}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className={clsx(popover, className)}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
