import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Content width of the site, with its margins. */
export const container = pageStyle({
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.lg})`,
  marginInline: "auto",
  paddingInline: vars.space.md,
  "@media": { [media.small]: { paddingInline: vars.space.lg } },
});
