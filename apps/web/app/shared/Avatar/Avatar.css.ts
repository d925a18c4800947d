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
  small: { inlineSize: "2.25rem", blockSize: "2.25rem", fontSize: vars.text.sm },
  large: { inlineSize: "6rem", blockSize: "6rem", fontSize: vars.text.xl },
});

export const picture = pageStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
