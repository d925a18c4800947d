import { readSite } from "#web/request/Site.ts";

let added: Promise<void> | undefined;

/**
 * Adds the stylesheet of the whole site before a navigation shows another page: a document contains only its own page's
 * rules. Rejects if the file cannot be loaded; the next call retries.
 */
export async function addWholeStylesheet(): Promise<void> {
  const address = readSite(document).sheet;
  // In development, Vite adds each page's stylesheets.
  if (address === "") return;
  added ??= link(address).catch((error: unknown) => {
    added = undefined;
    throw error;
  });
  await added;
}

function link(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address;
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      sheet.remove();
      reject(new TypeError("the site's sheet was not loaded"));
    });
    document.head.append(sheet);
  });
}
