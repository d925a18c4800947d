import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { text } from "../Button/Button.css.ts";
import { buttonClass, type ButtonLook } from "../Button/buttonClass.ts";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { renderLink, type LinkRenderProps } from "../Link/renderLink.ts";

export type LinkButtonProps = ButtonLook &
  ComponentProps<"a"> &
  LinkRenderProps & { icon?: IconPicture | undefined };

/**
 * A link styled as a button.
 *
 * @example
 * <LinkButton render={<RouterLink to="/checkout" />}>Choose</LinkButton>
 */
export function LinkButton({
  render,
  tone,
  size,
  block,
  icon,
  className,
  children,
  ...anchor
}: LinkButtonProps) {
  return renderLink(render, {
    ...anchor,
    className: clsx(buttonClass({ tone, size, block }), className),
    children: (
      <>
        {icon && <Icon picture={icon} />}
        <span className={text}>{children}</span>
      </>
    ),
  });
}
