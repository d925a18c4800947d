import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const gallery = pageStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: `min(100%, ${width.aside})`,
  gap: vars.space.sm,
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "inline mandatory",
});

export const photo = pageStyle({
  display: "grid",
  gap: vars.space.xxs,
  scrollSnapAlign: "start",
  alignContent: "start",
});

export const picture = pageStyle({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  borderRadius: vars.radius.control,
});

export const caption = pageStyle({ ...rules.note, overflowWrap: "anywhere" });
