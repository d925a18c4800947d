"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Dialog.css.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

export type DialogLayoutProps = {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Without one, it is controlled by `open`. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Stays visible below the scrolling content. For the decision's buttons. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Called on closing, to move the focus to an element other than the `trigger` or the one focused before. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  place: keyof typeof styles.places;
  className?: string | undefined;
};

/** Shared base of `Dialog` and `BottomSheet`: overlay, focus trap, Escape, focus return. */
export function DialogLayout({
  open,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  description,
  closeLabel,
  footer,
  children,
  onCloseAutoFocus,
  place,
  className,
}: DialogLayoutProps) {
  const focusReturn = useFocusReturn();
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const heading = (
    <RadixDialog.Title asChild>
      <Heading level={2} size="lg">
        {title}
      </Heading>
    </RadixDialog.Title>
  );

  return (
    <RadixDialog.Root {...state}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={clsx(styles.surface, styles.places[place], className)}
          {...(trigger ? {} : focusReturn)}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className={styles.head}>
            {titleHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
            {description && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last in the order, so that opening focuses the content, not the close button. */}
          <RadixDialog.Close className={styles.close} aria-label={closeLabel}>
            <Icon picture={CloseIcon} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
