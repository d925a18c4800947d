import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export { actions, amount, facts, head, list, row } from "#portal/statements/Statements.css.ts";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const sum = pageStyle({ display: "grid", gap: vars.space.xxs });

export const debt = pageStyle({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });

export const notes = pageStyle({ display: "grid", gap: vars.space.sm });

export const note = pageStyle({ display: "grid", gap: vars.space.xxs, overflowWrap: "anywhere" });

/** Keeps the line breaks of a note. */
export const noteText = pageStyle({ whiteSpace: "pre-line" });
