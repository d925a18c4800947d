"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import { useState, type ReactNode, type RefObject } from "react";
import { BottomSheet } from "../BottomSheet/BottomSheet.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { popover } from "../Popover/Popover.css.ts";
import * as styles from "./DateRangePanel.css.ts";

type PanelLayoutProps = {
  messages: { title: string; close: string };
  isWide: boolean;
  /** Height of the popover, in pixels. */
  height: number;
  /** The field. When the panel closes, focus returns to its button for `end`. */
  anchor: RefObject<HTMLElement | null>;
  end: "from" | "to";
  onClose: () => void;
  /** Below the scrolling part, so that it neither covers a day nor is covered. */
  footer: ReactNode;
  children: ReactNode;
};

/** Holds the calendar: a popover on wide screens, a dialog if the popover does not fit, a bottom sheet on phones. */
export function PanelLayout({
  messages,
  isWide,
  height,
  anchor,
  end,
  onClose,
  footer,
  children,
}: PanelLayoutProps) {
  const [virtualAnchor] = useState(() => createVirtualAnchor(anchor));
  const [hasRoom] = useState(() => hasRoomBeside(anchor, height));

  function returnFocus(event: Event) {
    event.preventDefault();
    anchor.current?.querySelectorAll("button")[end === "from" ? 0 : 1]?.focus();
  }

  const dialog = {
    open: true,
    onOpenChange: onClose,
    onCloseAutoFocus: returnFocus,
    title: messages.title,
    closeLabel: messages.close,
    footer,
  };
  if (!isWide) return <BottomSheet {...dialog}>{children}</BottomSheet>;
  if (!hasRoom)
    return (
      <Dialog {...dialog} size="wide">
        {children}
      </Dialog>
    );
  return (
    <RadixPopover.Root open onOpenChange={onClose}>
      <RadixPopover.Anchor virtualRef={virtualAnchor} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={messages.title}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={clsx(popover, styles.panel)}
          // The calendar moves the focus to a day itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <div className={styles.days}>{children}</div>
          <div className={styles.footerArea}>{footer}</div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Returns whether the whole panel fits above or below the field. */
function hasRoomBeside(anchor: RefObject<HTMLElement | null>, height: number): boolean {
  const field = anchor.current?.getBoundingClientRect();
  if (field === undefined) return true;
  return Math.max(field.top, window.innerHeight - field.bottom) >= height;
}

function createVirtualAnchor(anchor: RefObject<HTMLElement | null>) {
  return {
    current: { getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect() },
  };
}
