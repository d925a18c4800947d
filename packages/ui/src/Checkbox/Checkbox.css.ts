import { componentStyle } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { boxSize, inset } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const choice = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.sm,
  paddingBlock: inset.xs,
  cursor: "pointer",
  "@media": { [media.touch]: { minHeight: vars.size.touch, paddingBlock: inset.sm } },
  selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } },
});

export const box = componentStyle({
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: boxSize.line,
  blockSize: boxSize.line,
  marginBlockStart: "1px",
  selectors: {
    // A dash: some items are ticked, others are not.
    "&:has(:indeterminate)::after": {
      content: "",
      gridArea: "1 / 1",
      inlineSize: "50%",
      borderBlockEnd: `2px solid ${vars.color.onPrimary}`,
      pointerEvents: "none",
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:has(:indeterminate)::after": { display: "none" } } },
  },
});

export const input = componentStyle({
  appearance: "none",
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.tick,
  cursor: "inherit",
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.primary },
    "&:checked, &:indeterminate": { background: vars.color.primary, borderColor: vars.color.primary },
    "&[aria-invalid='true']": { borderColor: vars.color.danger },
    "&:disabled": { background: vars.color.sunken, borderColor: vars.color.line },
    "&:checked:disabled": { background: vars.color.lineStrong },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const tick = componentStyle({
  gridArea: "1 / 1",
  color: vars.color.onPrimary,
  pointerEvents: "none",
  scale: "0",
  transition: `scale ${vars.duration.quick} ${vars.ease.out}`,
  selectors: { "input:checked + &": { scale: "1" } },
  "@media": { "(forced-colors: active)": { display: "none" } },
});

export const text = componentStyle({ flex: 1, lineHeight: boxSize.line });

export const hint = componentStyle({
  display: "block",
  ...rules.note,
  lineHeight: vars.leading.snug,
});

export const trailing = componentStyle({
  flex: "none",
  ...rules.note,
  lineHeight: boxSize.line,
  fontVariantNumeric: "tabular-nums",
});
