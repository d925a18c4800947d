import { readSite } from "@sayara/frontend/request/Site";

let loading: Promise<void> | undefined;

/**
 * Adds the stylesheet of the whole site before a navigation shows another page: a document contains only its own page's
 * rules. Rejects if the file cannot be loaded; the next call retries.
 */
export async function addSiteStylesheet(): Promise<void> {
  const url = readSite(document).stylesheet;
  // In development, Vite adds each page's stylesheets.
  if (url === "") return;
  loading ??= appendLink(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
}

function appendLink(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new TypeError("the site's stylesheet was not loaded"));
    });
    document.head.append(link);
  });
}
