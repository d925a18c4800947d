/** An element of a document from the server: its attributes and its text. */
export interface HtmlElement {
  attributes: Record<string, string>;
  text: string;
}

/**
 * Finds elements in a document from the server, without a browser. Does not support an element within another
 * of the same name.
 */
export function htmlOf(html: string) {
  return {
    text: textOf(html),
    elements: (name: string): HtmlElement[] =>
      [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(?:([^]*?)</${name}>)?`, "gi"))].map(
        ([, attributes = "", content = ""]) => ({
          attributes: attributesOf(attributes),
          text: textOf(content),
        }),
      ),
    /** Returns the contents of the meta elements with this name or property. */
    meta: (name: string): string[] =>
      [...html.matchAll(/<meta\b([^>]*)>/gi)]
        .map(([, attributes = ""]) => attributesOf(attributes))
        .filter((attributes) => [attributes["name"], attributes["property"]].includes(name))
        .map(({ content = "" }) => content),
    /** Returns the URLs of the link elements with this relation. */
    links: (relation: string): string[] =>
      [...html.matchAll(/<link\b([^>]*)>/gi)]
        .map(([, attributes = ""]) => attributesOf(attributes))
        .filter(({ rel }) => rel === relation)
        .map(({ href = "" }) => href),
  };
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      unescapeHtml(value),
    ]),
  );
}

/** Returns the text. React separates adjacent texts with comments, which are removed. */
function textOf(html: string): string {
  const text = html.replaceAll(/<script\b[^]*?<\/script>|<style\b[^]*?<\/style>|<!--[^]*?-->/g, "");
  return unescapeHtml(text.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/[ \n]+/g, " ")
    .trim();
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
