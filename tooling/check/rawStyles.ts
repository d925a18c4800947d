import { Visitor } from "oxc-parser";
import type { Check, SourceFile } from "./Check.ts";
import { parseModule, placeOf } from "./parseModule.ts";
import { projectFiles } from "./projectFiles.ts";
import { standsOutside } from "./workspaceLayers.ts";

export const rawStyles: Check = {
  name: "no raw colour or pixel outside the theme",
  async run() {
    const files = await projectFiles(["{packages/ui/src,apps/web/app}/**/*.{ts,tsx}"]);
    const styled = files.filter(
      ({ path }) => !path.startsWith("packages/ui/src/theme/") && !standsOutside.test(path),
    );
    return { read: styled.length, of: "modules", problems: styled.flatMap(rawStyleProblems) };
  },
};

const colour =
  /(?<![\w&/#-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^)]*\)/i;
/** Lines and outlines of 1, 1.5 or 2 px are drawn in pixels on purpose; every other size is a token. */
const pixels = /(?<![\w.-])-?(?!(?:0|1|1\.5|2)px)\d+(?:\.\d+)?px\b/;
/** Properties with unitless numbers. vanilla-extract adds px to the numbers of all others. */
const plainNumbers =
  /^(?:aspectRatio|column(?:s|Count)|flex(?:Grow|Shrink)?|fontWeight|grid(?:Area|Column|Row)(?:Start|End)?|lineHeight|(?:max|-webkit-)?[lL]ineClamp|WebkitLineClamp|opacity|order|orphans|scale|strokeOpacity|fillOpacity|tabSize|widows|zIndex|zoom|animationIterationCount)$/;

/** Returns raw colours in any module, and raw pixels in a style sheet, which must be tokens. */
export function rawStyleProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  const isSheet = file.path.endsWith(".css.ts");
  const look = (text: string, offset: number) => {
    const raw = colour.exec(text)?.[0] ?? (isSheet ? pixels.exec(text)?.[0] : undefined);
    if (raw) problems.push(`${placeOf(file, offset)}: ${raw}`);
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") look(node.value, node.start);
    },
    TemplateElement(node) {
      look(node.value.raw, node.start);
    },
    Property(node) {
      if (!isSheet || node.value.type !== "Literal" || typeof node.value.value !== "number") return;
      const name = node.key.type === "Identifier" ? node.key.name : "";
      if (node.value.value !== 0 && name && !plainNumbers.test(name)) {
        problems.push(`${placeOf(file, node.start)}: ${name}: ${node.value.value} (pixels)`);
      }
    },
  }).visit(parseModule(file));
  return problems;
}
