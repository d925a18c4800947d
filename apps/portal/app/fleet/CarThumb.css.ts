import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const thumb = pageStyle({
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.control,
  display: "grid",
  placeItems: "center",
});

export const photo = pageStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
