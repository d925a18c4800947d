import { type JSXElement, type Node, Visitor } from "oxc-parser";
import type { Check, SourceFile } from "../Check.ts";
import { parseModule, placeOf } from "./parseModule.ts";
import { projectFiles } from "../projectFiles.ts";
import { exemptFiles } from "./workspaceLayers.ts";

export const bareMessages: Check = {
  name: "no visible word outside Lingui",
  async run() {
    const files = await projectFiles(["{apps/web/app,packages/ui/src}/**/*.tsx"]);
    const checked = files.filter(({ path }) => !exemptFiles.test(path));
    return { read: checked.length, of: "components", problems: checked.flatMap(untranslatedTextProblems) };
  },
};

const lingui = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const textAttributes =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext))$/;
const textProperties = new Set(["title", "description", "label", "placeholder"]);

/** Returns visible texts that bypass Lingui and therefore have no translation. */
export function untranslatedTextProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  const report = (text: string, offset: number) => {
    const visibleText = text.trim();
    if (/\p{L}/u.test(visibleText)) problems.push(`${placeOf(file, offset)}: "${visibleText}"`);
  };
  const check = (node: Node) => {
    for (const { text, offset } of displayedTexts(node)) report(text, offset);
  };
  let linguiDepth = 0;
  new Visitor({
    JSXElement(node) {
      if (isLingui(node)) linguiDepth += 1;
    },
    "JSXElement:exit"(node) {
      if (isLingui(node)) linguiDepth -= 1;
    },
    JSXText(node) {
      if (linguiDepth === 0) report(node.value, node.start);
    },
    JSXExpressionContainer(node) {
      // Attribute values are checked in `JSXAttribute`, by the attribute's name.
      if (linguiDepth === 0 && !attributeValues.has(node)) check(node.expression);
    },
    JSXAttribute(node) {
      if (node.value) attributeValues.add(node.value);
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (linguiDepth === 0 && node.value && textAttributes.test(name)) check(node.value);
    },
    Property(node) {
      const name = node.key.type === "Identifier" ? node.key.name : "";
      if (textProperties.has(name)) check(node.value);
    },
    AssignmentPattern(node) {
      if (node.left.type === "Identifier" && textProperties.has(node.left.name)) check(node.right);
    },
  }).visit(parseModule(file));
  return problems;
}

const attributeValues = new WeakSet<object>();

function isLingui({ openingElement }: JSXElement): boolean {
  return openingElement.name.type === "JSXIdentifier" && lingui.has(openingElement.name.name);
}

/** Returns the texts that an expression may display. Follows conditionals and fallbacks, but not calls. */
function displayedTexts(node: Node): { text: string; offset: number }[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ text: node.value, offset: node.start }] : [];
    case "TemplateLiteral":
      return node.quasis.map((part) => ({ text: part.value.raw, offset: part.start }));
    case "ConditionalExpression":
      return [...displayedTexts(node.consequent), ...displayedTexts(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : displayedTexts(node.left)), ...displayedTexts(node.right)];
    case "JSXExpressionContainer":
      return displayedTexts(node.expression);
    default:
      return [];
  }
}
