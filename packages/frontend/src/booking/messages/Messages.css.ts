import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const messages = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const bubble = {
  ...rules.outlined,
  display: "grid",
  gap: vars.space.xs,
  maxInlineSize: "85%",
  minInlineSize: 0,
  padding: vars.space.sm,
} as const;

export const message = pageStyle({ ...bubble, justifySelf: "start" });

/** A message from the reader's own side, aligned with the opposite edge. */
export const ownMessage = pageStyle({
  ...bubble,
  justifySelf: "end",
  borderColor: vars.color.primarySoft,
  background: vars.color.primarySoft,
});

/** No focus ring: the script focuses the container only to set where screen readers start reading. */
export const conversation = pageStyle({ outline: "none" });

/** No focus ring: the script focuses the log when the button for earlier messages is removed. */
export const log = pageStyle({ outline: "none" });
