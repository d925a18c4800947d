import { media } from "@sayara/ui/theme/media";
import { side } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  "@media": { [media.wide]: { paddingBlock: vars.space.xl } },
});

export const head = pageStyle({ display: "grid", gap: vars.space.xxs });

/** Title on the left and controls on the right, on wide screens. */
export const section = pageStyle({
  display: "grid",
  gap: vars.space.md,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(${side.caption}, 1fr) minmax(0, 2fr)`,
      columnGap: vars.space.xl,
    },
  },
});

export const sectionBody = pageStyle({ display: "grid", gap: vars.space.md, alignContent: "start" });

export const picture = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  gap: vars.space.lg,
});

export const pictureWords = pageStyle({ display: "grid", gap: vars.space.xs, flex: `1 1 ${side.words}` });

export const buttons = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

export const save = pageStyle({ justifySelf: "start" });
