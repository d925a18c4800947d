import { width } from "@sayara/ui/theme/measures";
import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** On wide screens, the table of contents stays beside the text. */
export const page = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.lg,
  paddingBlock: vars.space.xl,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `${width.medium} minmax(0, 1fr)`,
      columnGap: vars.space.section,
      rowGap: vars.space.xl,
      paddingBlock: vars.space.xxl,
    },
    [media.print]: { display: "block", padding: vars.space.none },
  },
});

export const head = pageStyle({ "@media": { [media.wide]: { gridColumn: "2" } } });

export const lead = pageStyle({
  maxInlineSize: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
});

export const dateLine = pageStyle({ ...rules.wrapped, alignItems: "center", columnGap: vars.space.md });

/** The button needs JavaScript. Its label is aligned with the text. */
export const print = pageStyle({
  marginInlineStart: `calc(-1 * ${vars.space.md})`,
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});

export const contentsNarrow = pageStyle({
  "@media": { [media.wide]: { display: "none" }, [media.print]: { display: "none" } },
});

export const contentsWide = pageStyle({
  display: "none",
  "@media": {
    [media.wide]: {
      display: "grid",
      gap: vars.space.xs,
      gridColumn: "1",
      gridRow: "1 / span 2",
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: vars.space.lg,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.lg})`,
      overflowY: "auto",
    },
    [media.print]: { display: "none" },
  },
});

export const contents = pageStyle({ listStyle: "none", padding: vars.space.none });

export const contentsLink = pageStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.inner,
  lineHeight: vars.leading.snug,
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.primary, background: vars.color.primarySoft } },
});

export const sections = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
  "@media": { [media.wide]: { gridColumn: "2" } },
});

export const section = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.sm,
  scrollMarginBlockStart: vars.space.md,
  overflowWrap: "break-word",
  "@media": { [media.print]: { breakInside: "avoid", paddingBlockStart: vars.space.md } },
});

export const list = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.lg,
  listStyle: "disc",
  lineHeight: vars.leading.body,
});

/** Key names may break anywhere. */
export const code = pageStyle({ overflowWrap: "anywhere" });

const cardLayout = media.mobile;

export const table = pageStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  "@media": { [cardLayout]: { display: "block" } },
});

export const tableHead = pageStyle({ "@media": { [cardLayout]: rules.visuallyHidden } });

const cellStyle = {
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
} as const;

export const headCell = pageStyle({ ...cellStyle, fontWeight: vars.weight.strong });

export const row = pageStyle({
  "@media": {
    [cardLayout]: {
      ...rules.surface,
      display: "grid",
      gap: vars.space.xs,
      padding: vars.space.md,
      marginBlockEnd: vars.space.sm,
    },
    [media.print]: { breakInside: "avoid" },
  },
});

const cardCell = { display: "block", padding: vars.space.none, border: "none" } as const;

export const rowName = pageStyle({
  ...cellStyle,
  fontWeight: vars.weight.medium,
  "@media": { [cardLayout]: cardCell, [media.wide]: { minInlineSize: width.choice } },
});

export const cell = pageStyle({
  ...cellStyle,
  "@media": { [cardLayout]: cardCell },
  selectors: {
    "&::before": {
      content: "attr(data-label)",
      display: "none",
      fontSize: vars.text.xs,
      color: vars.color.textMuted,
      "@media": { [cardLayout]: { display: "block" } },
    },
  },
});
