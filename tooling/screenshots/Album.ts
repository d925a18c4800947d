import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Display } from "./Display.ts";
import type { Subject } from "./Subject.ts";

/** Subjects that one page shows one after the other. */
export interface Album {
  subjects: Subject[];
  /** `deviceScaleFactor`: pixels of a picture for one CSS pixel; the browser renders it so small (decision 0058). */
  context: BrowserContextOptions & { deviceScaleFactor: number };
  /** Prepares the page for the first subject. */
  open(page: Page, display: Display): Promise<void>;
}
