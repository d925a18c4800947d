/**
 * Translates the page as browsers do: replaces each text node with a `<font>` element that contains a copy of
 * the text, now and after every change, except inside `translate="no"`. Self-contained, for Playwright's
 * `addInitScript`. Returns a function that stops the translation.
 */
export function translatePage(): () => void {
  const untranslated = "script, style, textarea, title, font, [translate='no']";

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent === null || !text.textContent?.trim() || parent.closest(untranslated)) continue;
      const font = document.createElement("font");
      font.append(text.textContent);
      parent.replaceChild(font, text);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) translate(node);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  translate(document);
  return () => observer.disconnect();
}
