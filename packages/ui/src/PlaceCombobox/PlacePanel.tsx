"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import { useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { DialogLayout } from "../Dialog/DialogLayout.tsx";
import { control as controlStyle } from "../Field/Field.css.ts";
import { FieldLayout } from "../Field/Field.tsx";
import { SearchIcon } from "../Icon/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { PlaceList, type PlaceListProps } from "./PlaceList.tsx";
import type { PlaceControlProps } from "./PlaceControlProps.ts";
import * as styles from "./PlacePanel.css.ts";

export type PlacePanelProps = Pick<PlaceControlProps, "label" | "places" | "value" | "messages"> & {
  anchor: RefObject<HTMLElement | null>;
  /** Attributes of the combobox's input, for the input in the bottom sheet. */
  input: ComponentProps<"input">;
  isBottomSheet: boolean;
  listId: string;
  combobox: PlaceListProps["combobox"] & {
    announcement: string;
    typed: string | undefined;
    resolveText: () => void;
  };
};

/**
 * The list of places. Shown below or above the field, where there is room; on phones, in a bottom sheet with the text
 * on top.
 */
export function PlacePanel({ anchor, input, isBottomSheet, label, messages, ...list }: PlacePanelProps) {
  const { announcement, typed, resolveText } = list.combobox;
  const content = (
    <>
      <PlaceList {...list} label={label} className={isBottomSheet ? undefined : styles.scroll} />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
  return isBottomSheet ? (
    <DialogLayout
      open
      onOpenChange={resolveText}
      // The dialog would return the focus to its own input, which is focused when it opens.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const field = anchor.current?.querySelector("input");
        // The browser scrolls to the caret, which is after the last letter of a chosen name.
        field?.setSelectionRange(0, 0);
        field?.focus();
      }}
      place="full"
      title={label}
      closeLabel={messages.close}
    >
      <div className={styles.search}>
        <FieldLayout icon={SearchIcon}>
          <input
            {...input}
            // The dialog would select the text typed before it opened, and the next letter would replace it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in any case
            autoFocus
            onFocus={({ currentTarget: field }) =>
              field.setSelectionRange(typed === undefined ? 0 : field.value.length, field.value.length)
            }
            aria-label={typeof label === "string" ? label : undefined}
            className={controlStyle}
          />
        </FieldLayout>
      </div>
      {content}
    </DialogLayout>
  ) : (
    <PlacePopover anchor={anchor} onClose={resolveText}>
      {content}
    </PlacePopover>
  );
}

type PlacePopoverProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void; children: ReactNode };

function PlacePopover({ anchor, onClose, children }: PlacePopoverProps) {
  const [virtualAnchor] = useState(() => ({
    current: { getBoundingClientRect: () => boundsWithLabel(anchor.current) },
  }));
  return (
    <RadixPopover.Root open onOpenChange={onClose}>
      <RadixPopover.Anchor virtualRef={virtualAnchor} />
      {/* Within the page's main landmark. */}
      <RadixPopover.Portal container={document.querySelector("main")}>
        <RadixPopover.Content
          // The list inside has the role, and the focus stays in the field.
          role="presentation"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(styles.popover)}
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          // The field closes the list itself.
          onEscapeKeyDown={preventDefault}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          // Prevents the field's blur, which would close the list.
          onMouseDown={preventDefault}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Returns the field's box including its label, which a list above the field must not cover. */
function boundsWithLabel(field: HTMLElement | null): DOMRect {
  const { left, top, width, bottom } = field?.getBoundingClientRect() ?? new DOMRect();
  const labelTop = field?.parentElement?.getBoundingClientRect().top ?? top;
  return new DOMRect(left, labelTop, width, bottom - labelTop);
}

function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault();
}
