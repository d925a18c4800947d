import type { StyleRule } from "@vanilla-extract/css";
import { side } from "./measures.ts";
import { media } from "./media.ts";
import { vars } from "./tokens.css.ts";

/*
 * Declarations that several sheets share, to spread into a style. They are not classes, so a style that
 * overrides one needs no order between classes.
 */

/** Distance of an underline from its text, relative to the letters. */
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
 * The part of a column that scrolls where the column has no more room. Its basis is its content: with `flex: 1` WebKit
 * gives it no height in a column that is as high as its content.
 */
export const scrollingPart = {
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
} as const satisfies StyleRule;

/** A choice with its own border: the border reacts to the pointer, the background to the choice. */
export const choice = {
  ...outlined,
  transition: `border-color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
} as const satisfies StyleRule;

/** The states of a `choice` whose input is inside. */
export const choiceStates = {
  "&:hover": { borderColor: vars.color.lineStrong },
  "&:has(:checked)": { borderColor: vars.color.primary, background: vars.color.primarySoft },
} as const;

/** A card that is a link: its border reacts to the pointer. */
export const pressableSurface = {
  ...surface,
  transition: `border-color ${vars.duration.quick}`,
  selectors: { "&:hover": { borderColor: vars.color.primary } },
} as const satisfies StyleRule;

/** Row of a `<summary>`: text at one end, the handle at the other, without the browser's marker. */
export const summaryRow = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  cursor: "pointer",
  listStyle: "none",
} as const satisfies StyleRule;

/** Selectors of a `<summary>` without the browser's marker. */
export const withoutMarker = { "&::-webkit-details-marker": { display: "none" } } as const;

/** A square button with an icon, at the end of a field. */
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

/** Of a line of text, about 1.15 em high: what a target of 24 px lacks, on each side. */
const aroundLine = `max(0px, (${side.line} - 1.15em) / 2)`;

/** Makes a link in a line of text a target of 24 px; the margin keeps its place. */
export const lineTarget = { paddingBlock: aroundLine, marginBlock: `calc(-1 * ${aroundLine})` } as const;
