import { Visitor } from "oxc-parser";
import type { Check, SourceFile } from "../Check.ts";
import { parseModule, placeOf } from "./parseModule.ts";
import { projectFiles } from "../projectFiles.ts";
import { exemptFiles } from "./workspaceLayers.ts";

export const rawStyles: Check = {
  name: "no raw colour, length or duration outside the theme",
  async run() {
    const files = await projectFiles(["{packages/ui/src,apps/web/app}/**/*.{ts,tsx}"]);
    const styled = files.filter(
      ({ path }) => !path.startsWith("packages/ui/src/theme/") && !exemptFiles.test(path),
    );
    return { read: styled.length, of: "modules", problems: styled.flatMap(rawStyleProblems) };
  },
};

const colour =
  /(?<![\w&/#-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^)]*\)/i;
/**
 * Matches lengths in px, rem and em, and durations in ms and s. Exempt are lines and outlines of 1, 1.5 and 2
 * px, and 1em, the text's own size. Viewport units, percentages and character units depend on their context,
 * so they are not tokens.
 */
const rawLength = /(?<![\w.-])-?(?!(?:0|1|1\.5|2)px\b|1em\b)(?:\d+(?:\.\d+)?|\.\d+)(?:px|r?em|m?s)\b/;
/** Properties with unitless numbers. To the numbers of all other properties, vanilla-extract adds px. */
const plainNumbers =
  /^(?:aspectRatio|column(?:s|Count)|flex(?:Grow|Shrink)?|fontWeight|grid(?:Area|Column|Row)(?:Start|End)?|lineHeight|(?:max|-webkit-)?[lL]ineClamp|WebkitLineClamp|opacity|order|orphans|scale|strokeOpacity|fillOpacity|tabSize|widows|zIndex|zoom|animationIterationCount)$/;

/**
 * Returns raw colours in any module, and raw lengths and durations in a stylesheet. They must be tokens, or constants
 * in the stylesheet with a comment that gives the reason.
 */
export function rawStyleProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  const isStylesheet = file.path.endsWith(".css.ts");
  const program = parseModule(file);
  const documented = documentedConstants(file, program);
  const check = (text: string, offset: number) => {
    const raw =
      colour.exec(text)?.[0] ??
      (isStylesheet && !documented.has(offset) ? rawLength.exec(text)?.[0] : undefined);
    if (raw) problems.push(`${placeOf(file, offset)}: ${raw}`);
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") check(node.value, node.start);
    },
    TemplateElement(node) {
      check(node.value.raw, node.start);
    },
    Property(node) {
      if (!isStylesheet || node.value.type !== "Literal" || typeof node.value.value !== "number") return;
      const name = node.key.type === "Identifier" ? node.key.name : "";
      if (node.value.value !== 0 && name && !plainNumbers.test(name)) {
        problems.push(`${placeOf(file, node.start)}: ${name}: ${node.value.value} (pixels)`);
      }
    },
  }).visit(program);
  return problems;
}

/** Returns the offsets of string values of a module's constants that have a comment above them. */
function documentedConstants({ text }: SourceFile, { body }: ReturnType<typeof parseModule>): Set<number> {
  const found = new Set<number>();
  for (const node of body) {
    if (node.type !== "VariableDeclaration" || node.kind !== "const") continue;
    if (!text.slice(0, node.start).trimEnd().endsWith("*/")) continue;
    for (const { init } of node.declarations) if (init?.type === "Literal") found.add(init.start);
  }
  return found;
}
