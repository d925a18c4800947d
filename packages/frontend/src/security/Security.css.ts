import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const passkey = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const qrCode = pageStyle({ inlineSize: "100%", maxInlineSize: "13rem", blockSize: "auto" });

export const key = pageStyle({ overflowWrap: "anywhere" });
