import { inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const reviews = pageStyle({ display: "grid", gap: vars.space.md });

export const review = pageStyle({ display: "grid", gap: inset.hair });

export const head = pageStyle({ ...rules.wrapped, alignItems: "baseline", columnGap: vars.space.xs });

export const name = pageStyle({ fontWeight: vars.weight.strong });

export const note = pageStyle({ ...rules.note, overflowWrap: "anywhere" });

export const translation = pageStyle({ ...rules.wrapped, ...rules.note, columnGap: vars.space.sm });

export const photo = pageStyle({ justifySelf: "start", marginBlock: vars.space.xxs });

/** A photo of any proportion. Its area is reserved before it loads. */
export const photoImage = pageStyle({
  display: "block",
  inlineSize: width.narrow,
  blockSize: width.thumbnail,
  objectFit: "cover",
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const answer = pageStyle({
  display: "grid",
  gap: inset.hair,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
});
