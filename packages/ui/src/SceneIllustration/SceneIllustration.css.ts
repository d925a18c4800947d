import { componentStyle } from "../theme/componentStyle.ts";

export const scene = componentStyle({ display: "block", inlineSize: "100%", blockSize: "100%" });
