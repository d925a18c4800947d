import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** View-transition name of the single image that moves to the next page. */
export const carTransitionName = "car";

export const picture = pageStyle({
  gridArea: "picture",
  alignSelf: "start",
  display: "grid",
  alignItems: "center",
  overflow: "hidden",
  aspectRatio: "3 / 2",
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const photograph = pageStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
