/** Colours of a car's body: `body`, `shade` below the waistline, `shine` for highlights. */
export const carPaint = {
  white: { body: "#f4f5f6", shade: "#cfd6de", shine: "#ffffff" },
  silver: { body: "#c3c9d0", shade: "#98a2ad", shine: "#e6eaee" },
  grey: { body: "#7c8590", shade: "#59616c", shine: "#a5aeb8" },
  black: { body: "#333a45", shade: "#1c2129", shine: "#5c6675" },
  red: { body: "#c8372d", shade: "#962319", shine: "#ea6f62" },
  blue: { body: "#2464b4", shade: "#174786", shine: "#5f97dc" },
  green: { body: "#4d7a4f", shade: "#345838", shine: "#7ea980" },
  sand: { body: "#d8c29a", shade: "#b39a6d", shine: "#efe1c5" },
  orange: { body: "#de7430", shade: "#b0531a", shine: "#f5a26b" },
  yellow: { body: "#ecbd3f", shade: "#c09220", shine: "#fadc84" },
} as const;

/** The possible colours of a car. Same values as the domain's `CarColor`. */
export type CarPaintName = keyof typeof carPaint;
