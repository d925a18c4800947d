import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ display: "grid", gap: vars.space.xs, justifyItems: "start" });

export const back = pageStyle({
  minBlockSize: boxSize.line,
  textDecoration: "underline",
  textUnderlineOffset: rules.underlineOffset,
});

export const title = pageStyle({ ...rules.wrapped, alignItems: "center", overflowWrap: "anywhere" });

export const actions = pageStyle({ display: "grid", gap: vars.space.sm });

export const buttons = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const copy = pageStyle({ display: "grid", gap: vars.space.sm, justifyItems: "start" });

/** The card is below the form, or beside it on wide screens. */
export const columns = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  alignItems: "start",
  "@media": {
    [media.full]: { gridTemplateColumns: `minmax(0, 1fr) ${width.aside}` },
  },
});

export const preview = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  minInlineSize: 0,
  "@media": { [media.full]: { position: "sticky", insetBlockStart: vars.space.lg } },
});

export const fields = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  minInlineSize: 0,
  border: 0,
  padding: 0,
});

export const photos = pageStyle({
  display: "grid",
  gap: vars.space.md,
  "@media": { [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const photo = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  alignContent: "start",
  minInlineSize: 0,
});

export const picture = pageStyle({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  borderRadius: vars.radius.control,
});

export const describe = pageStyle({ display: "grid", gap: vars.space.sm, justifyItems: "stretch" });

export const slider = pageStyle({ display: "grid", gap: vars.space.xxs });

export const fileInput = pageStyle(rules.visuallyHidden);
