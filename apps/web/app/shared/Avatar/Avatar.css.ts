import { edge } from "@sayara/ui/theme/measures";
import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

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
  small: { inlineSize: edge.small, blockSize: edge.small, fontSize: vars.text.sm },
  large: { inlineSize: edge.portrait, blockSize: edge.portrait, fontSize: vars.text.xl },
});

export const picture = pageStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
