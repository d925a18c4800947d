import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** 96 px: half of the stored picture, for high-density screens. */
const largeSize = "6rem";

export const avatar = pageStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  overflow: "clip",
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const sizes = pageStyles({
  small: { inlineSize: boxSize.small, blockSize: boxSize.small, fontSize: vars.text.sm },
  large: { inlineSize: largeSize, blockSize: largeSize, fontSize: vars.text.xl },
});

export const picture = pageStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
