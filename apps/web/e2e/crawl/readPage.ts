/**
 * Reads the data that a crawl needs from a page. Runs in the page and is serialised alone, so it must not reference
 * anything outside itself.
 */
export function readPage() {
  const language = document.documentElement.lang;
  const isInPageLanguage = (element: Element | null) =>
    (element?.closest("[lang]")?.getAttribute("lang") ?? language) === language;
  const texts: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const isText = node.parentElement?.closest("script, style, noscript, template") === null;
    if (isText && isInPageLanguage(node.parentElement)) texts.push(node.textContent ?? "");
  }
  for (const name of ["aria-label", "aria-description", "alt", "title", "placeholder"])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isInPageLanguage(element)) texts.push(element.getAttribute(name) ?? "");
  // If the article is in another language, so are the page's title and description.
  if (isInPageLanguage(document.querySelector("main article"))) {
    texts.push(document.title);
    for (const element of document.head.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
      texts.push(element.getAttribute("content") ?? "");
  }

  const missing = [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")].filter(
    ({ hash, pathname, search }) =>
      hash.length > 1 &&
      pathname === location.pathname &&
      search === location.search &&
      document.getElementById(decodeURIComponent(hash.slice(1))) === null,
  );
  const addresses = [
    ...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>("a[href], link[href]"),
  ];
  return {
    language,
    texts: texts.filter((text) => text.trim() !== ""),
    headings: document.querySelectorAll("h1").length,
    links: addresses.filter((element) => element instanceof HTMLAnchorElement).map(({ href }) => href),
    files: addresses.filter((element) => element instanceof HTMLLinkElement).map(({ href }) => href),
    /** Links to fragments that the page does not contain. */
    missing: missing.map(({ hash }) => hash),
    /** Pixels by which the page is wider than the screen. */
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}
