import { type Browser, chromium } from "@playwright/test";
import { browserFlags } from "./browserFlags.ts";
import { findBrowser } from "./findBrowser.ts";

/** Finds or installs Chromium and starts it, with additional flags. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags, ...flags] });
}
