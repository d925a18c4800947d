import { inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";

/** The framed page has a margin of two pixels on each side, which leaves room for the focus ring. */
export const frame = pageStyle({
  display: "block",
  inlineSize: `calc(100% + 2 * ${inset.hair})`,
  marginInline: `calc(-1 * ${inset.hair})`,
  border: 0,
});
