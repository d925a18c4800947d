/** Colours of printed documents: the site's light theme, on white paper. */
export const palette = {
  text: "#1b2431",
  muted: "#57606c",
  line: "#e7dfd2",
  band: "#fbf8f3",
  primary: "#11509f",
  /** The amount due. */
  accent: "#a9431c",
  positive: { text: "#414f14", band: "#eef2dc" },
  warning: { text: "#6b4300", band: "#fdf1d8" },
  danger: { text: "#8d1231", band: "#fbe9ed" },
};
