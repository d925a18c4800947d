import { Visitor } from "oxc-parser";
import type { Check, SourceFile } from "../Check.ts";
import { parseModule, placeOf } from "./parseModule.ts";
import { projectFiles } from "../projectFiles.ts";

/**
 * Arabic is written from right to left, so stylesheets use start and end, or `vars.flow.forward`, instead of
 * left and right.
 */
export const physicalStyles: Check = {
  name: "no left or right in a stylesheet",
  async run() {
    const files = await projectFiles(["{packages/{ui,frontend}/src,apps/{web,portal}/app}/**/*.css.ts"]);
    return { read: files.length, of: "stylesheets", problems: files.flatMap(physicalStyleProblems) };
  },
};

const physicalProperty =
  /^(?:left|right|(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/;
const sidedProperty = /^(?:textAlign|float|clear|transformOrigin|objectPosition|\w*[pP]osition\w*)$/;
const shorthand = /^(?:margin|padding|inset|scrollMargin|scrollPadding|border(?:Width|Color|Style))$/;
const physicalFunction = /\bto (?:left|right)\b|\btranslateX\((?!calc\()/;

/** Returns the properties and values of a stylesheet that name a side of the screen. */
export function physicalStyleProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  const report = (offset: number, what: string) => problems.push(`${placeOf(file, offset)}: ${what}`);
  new Visitor({
    Property({ key, value, start }) {
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
      if (physicalProperty.test(name)) return report(start, name);
      const text = file.text.slice(value.start, value.end);
      const isText = value.type === "Literal" || value.type === "TemplateLiteral";
      if (!isText) return;
      if (sidedProperty.test(name) && /\b(?:left|right)\b/.test(text)) report(start, `${name}: ${text}`);
      if (shorthand.test(name)) {
        const [, right, , left] = partsOf(text.slice(1, -1));
        if (left !== undefined && left !== right) report(start, `${name}: ${text}`);
      }
    },
    Literal({ value, start }) {
      const found = typeof value === "string" ? physicalFunction.exec(value)?.[0] : undefined;
      if (found) report(start, found);
    },
    TemplateElement({ value, start }) {
      const found = physicalFunction.exec(value.raw)?.[0];
      if (found) report(start, found);
    },
  }).visit(parseModule(file));
  return problems;
}

/** Splits a value at the spaces outside brackets and braces. */
function partsOf(value: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of value) {
    if ("({".includes(character)) depth += 1;
    if (")}".includes(character)) depth -= 1;
    if (character === " " && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
