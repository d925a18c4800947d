import type { Page } from "@playwright/test";

/** Something that pictures are taken of, one on each display. */
export interface Subject {
  /** As in `pages/home` or `components/actions-button--busy`. */
  name: string;
  /** Shows it on the page. */
  show(page: Page): Promise<void>;
}
