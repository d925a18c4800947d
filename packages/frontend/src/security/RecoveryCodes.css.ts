import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";
import { globalStyle } from "@vanilla-extract/css";

export const codes = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  gap: vars.space.sm,
  margin: 0,
  paddingInlineStart: vars.space.xl,
});

export const actions = pageStyle({ "@media": { [media.print]: { display: "none" } } });

// Only the dialog with the codes is printed, not the page below it.
globalStyle(`body:has(.${codes}) > :not(:has(.${codes}))`, {
  "@media": { [media.print]: { display: "none" } },
});
