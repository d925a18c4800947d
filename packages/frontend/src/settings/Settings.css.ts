import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  "@media": { [media.wide]: { paddingBlock: vars.space.xl } },
});

/** On wide screens, the title is on the left and the controls on the right. */
export const section = pageStyle({
  display: "grid",
  gap: vars.space.md,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(${width.choice}, 1fr) minmax(0, 2fr)`,
      columnGap: vars.space.xl,
    },
  },
});

export const pictureText = pageStyle({ flex: `1 1 ${width.text}` });

export const save = pageStyle({ placeSelf: "start" });
