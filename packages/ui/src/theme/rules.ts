import type { StyleRule } from "@vanilla-extract/css";
import { boxSize } from "./measures.ts";
import { media } from "./media.ts";
import { vars } from "./tokens.css.ts";

/*
 * Declarations shared by several stylesheets, to spread into a style. They are not classes, so overriding one does not
 * depend on the order of classes.
 */

/** Distance of an underline from its text, in em. */
export const underlineOffset = "0.2em";

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const satisfies StyleRule;

/** A box with a thin border, inside a surface. */
export const outlined = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
} as const satisfies StyleRule;

/** A card on the canvas. */
export const surface = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
} as const satisfies StyleRule;

/**
 * The part of a column that scrolls when the column runs out of space. Its flex basis is its content: with `flex: 1`,
 * WebKit gives it no height in a column as high as its content.
 */
export const scrollingPart = {
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
} as const satisfies StyleRule;

/** A choice with its own border. The border shows hover, the background the selection. */
export const choice = {
  ...outlined,
  transition: `border-color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
} as const satisfies StyleRule;

/** The states of a `choice` that contains its input. */
export const choiceStates = {
  "&:hover": { borderColor: vars.color.lineStrong },
  "&:has(:checked)": { borderColor: vars.color.primary, background: vars.color.primarySoft },
} as const;

/** A card that is a link. Its border shows hover. */
export const pressableSurface = {
  ...surface,
  transition: `border-color ${vars.duration.quick}`,
  selectors: { "&:hover": { borderColor: vars.color.primary } },
} as const satisfies StyleRule;

/** Row of a `<summary>`: text at one end, the toggle at the other, without the browser's marker. */
export const summaryRow = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  cursor: "pointer",
  listStyle: "none",
} as const satisfies StyleRule;

/** Selectors that remove the browser's marker of a `<summary>`. */
export const withoutMarker = { "&::-webkit-details-marker": { display: "none" } } as const;

/** A square icon button at the end of a field. */
export const fieldButton = {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { "&:hover": { color: vars.color.text } },
} as const satisfies StyleRule;

/** Secondary text below or beside the main text. */
export const note = { fontSize: vars.text.sm, color: vars.color.textMuted } as const satisfies StyleRule;

/** One column; two equal columns from `media.small` on. */
export const pair = {
  display: "grid",
  gap: vars.space.md,
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
} as const satisfies StyleRule;

/** A row whose items wrap onto further lines. */
export const wrapped = { display: "flex", flexWrap: "wrap" } as const satisfies StyleRule;

/** Padding that a line of text, about 1.15 em high, needs on each side to become a 24 px target. */
const targetPadding = `max(0px, (${boxSize.line} - 1.15em) / 2)`;

/** Makes a link within a line of text a 24 px target. The negative margin preserves the layout. */
export const lineTarget = {
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
} as const;
