import { darkPalette, lightPalette, type Palette } from "@sayara/ui/theme/palette";

/** Returns the stylesheet of all pages, in the website's colours. */
export function pageStylesheet(): string {
  return `
@font-face {
  font-family: Figtree; src: url("/assets/figtree.woff2") format("woff2");
  font-weight: 300 900; font-display: swap;
}
:root { ${variables(lightPalette)} color-scheme: light; }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) { ${variables(darkPalette)} color-scheme: dark; }
}
:root[data-theme="dark"] { ${variables(darkPalette)} color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; background: var(--surface); color: var(--text);
  font: 1rem/1.5 Figtree, Arial, Helvetica, sans-serif; -webkit-text-size-adjust: 100%;
}
/* Space for the focus ring at the frame's edge. */
main { padding: 2px; max-inline-size: 44rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0; overflow-wrap: anywhere; }
#card { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; align-items: start; }
.wide { grid-column: 1 / -1; }
@media (min-width: 33rem) {
  #card { grid-template-columns: 2fr 1fr 1fr; }
  #card .field.wide { grid-column: auto; }
}
.field { display: grid; gap: 0.25rem; min-inline-size: 0; }
label { font-size: 0.9rem; font-weight: 650; line-height: 1.3; }
input:not([type="hidden"]) {
  inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 0.75rem;
  background: var(--surface); color: inherit; border: 1px solid var(--lineStrong); border-radius: 0.75rem;
  font: inherit; font-variant-numeric: tabular-nums;
}
/* Digits are typed from left to right, but aligned with the start of the page's lines. */
[dir="rtl"] input[dir="ltr"] { text-align: right; }
input::placeholder { color: var(--textMuted); opacity: 1; }
input:focus-visible { outline: none; border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
input[aria-invalid="true"] { border-color: var(--danger); box-shadow: 0 0 0 1px var(--danger); }
input[aria-invalid="true"]:focus-visible { box-shadow: 0 0 0 2px var(--focus); }
input:read-only { background: var(--sunken); color: var(--textMuted); }
.note { color: var(--textMuted); font-size: 0.8125rem; line-height: 1.4; }
.message { color: var(--danger); font-weight: 500; }
.field .message { font-size: 0.875rem; line-height: 1.35; }
.result { padding: 0.5rem 0; font-weight: 500; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block: 1rem; }
button {
  min-block-size: 2.75rem; padding: 0.5rem 1.125rem; border: 1px solid var(--lineStrong); border-radius: 0.75rem;
  background: var(--surface); color: var(--text); font: inherit; font-weight: 650; cursor: pointer;
}
button.primary { background: var(--primary); border-color: var(--primary); color: var(--onPrimary); }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
a { color: var(--primary); }
@media (forced-colors: active) { input:focus-visible { outline: 2px solid; } }
.admin { max-inline-size: none; padding: 1.5rem; }
.admin table { inline-size: 100%; border-collapse: collapse; }
.admin th, .admin td { padding: 0.5rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
.admin td form { display: inline-flex; gap: 0.5rem; margin: 0; }
.admin td input:not([type="hidden"]) { inline-size: 7rem; min-block-size: 2.75rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid var(--focus); }
`;
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(" ");
}
