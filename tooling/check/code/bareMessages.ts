import { type JSXElement, type Node, Visitor } from "oxc-parser";
import type { Check, SourceFile } from "../Check.ts";
import { parseModule, placeOf } from "./parseModule.ts";
import { projectFiles } from "../projectFiles.ts";
import { standsOutside } from "./workspaceLayers.ts";

export const bareMessages: Check = {
  name: "no visible word outside Lingui",
  async run() {
    const files = await projectFiles(["{apps/web/app,packages/ui/src}/**/*.tsx"]);
    const shown = files.filter(({ path }) => !standsOutside.test(path));
    return { read: shown.length, of: "components", problems: shown.flatMap(untranslatedTextProblems) };
  },
};

const lingui = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const spoken =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext))$/;
const describing = new Set(["title", "description", "label", "placeholder"]);

/** Returns visible texts that bypass Lingui and therefore have no translation. */
export function untranslatedTextProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  const report = (text: string, offset: number) => {
    const messages = text.trim();
    if (/\p{L}/u.test(messages)) problems.push(`${placeOf(file, offset)}: "${messages}"`);
  };
  const look = (node: Node) => {
    for (const { text, offset } of shownTexts(node)) report(text, offset);
  };
  let translated = 0;
  new Visitor({
    JSXElement(node) {
      if (isLingui(node)) translated += 1;
    },
    "JSXElement:exit"(node) {
      if (isLingui(node)) translated -= 1;
    },
    JSXText(node) {
      if (translated === 0) report(node.value, node.start);
    },
    JSXExpressionContainer(node) {
      // Attribute values are checked in `JSXAttribute`, by the attribute's name.
      if (translated === 0 && !attributeValues.has(node)) look(node.expression);
    },
    JSXAttribute(node) {
      if (node.value) attributeValues.add(node.value);
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (translated === 0 && node.value && spoken.test(name)) look(node.value);
    },
    Property(node) {
      const name = node.key.type === "Identifier" ? node.key.name : "";
      if (describing.has(name)) look(node.value);
    },
    AssignmentPattern(node) {
      if (node.left.type === "Identifier" && describing.has(node.left.name)) look(node.right);
    },
  }).visit(parseModule(file));
  return problems;
}

const attributeValues = new WeakSet<object>();

function isLingui({ openingElement }: JSXElement): boolean {
  return openingElement.name.type === "JSXIdentifier" && lingui.has(openingElement.name.name);
}

/** Returns the texts that an expression may display. Follows conditionals and fallbacks, but not calls. */
function shownTexts(node: Node): { text: string; offset: number }[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ text: node.value, offset: node.start }] : [];
    case "TemplateLiteral":
      return node.quasis.map((part) => ({ text: part.value.raw, offset: part.start }));
    case "ConditionalExpression":
      return [...shownTexts(node.consequent), ...shownTexts(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : shownTexts(node.left)), ...shownTexts(node.right)];
    case "JSXExpressionContainer":
      return shownTexts(node.expression);
    default:
      return [];
  }
}
