import type { Page } from "@playwright/test";

/**
 * Returns the controls with a target smaller than 24 by 24 px, whatever the space around them. This is
 * stricter than axe's `target-size`, which every scan includes. A link within a sentence is exempt (WCAG
 * 2.5.8).
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_PX = 24;
    const controls = "a[href], button, summary, select, textarea, input:not([type=hidden])";
    return [...document.querySelectorAll<HTMLElement>(controls)].filter(isSmall).map(nameOf);

    function isSmall(control: HTMLElement): boolean {
      const isBox = control.matches("[type=checkbox], [type=radio]");
      const target = (isBox && (control as HTMLInputElement).labels?.[0]) || control;
      const { width, height } = target.getBoundingClientRect();
      const isHidden = width <= 1 || height <= 1 || control.closest("[inert], [aria-hidden=true]") !== null;
      // Boxes are measured in fractions of a pixel.
      if (isHidden || (width > MIN_PX - 0.5 && height > MIN_PX - 0.5) || isInSentence(control)) return false;
      target.scrollIntoView({ block: "center", inline: "center" });
      const { x, y } = target.getBoundingClientRect();
      const reach = MIN_PX / 2 - 0.5;
      const sides = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const;
      // Content of the control may extend beyond its box.
      return !sides.every(([right, down]) =>
        target.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)),
      );
    }

    function isInSentence(control: HTMLElement): boolean {
      const parentLength = control.parentElement?.textContent.trim().length ?? 0;
      return (
        getComputedStyle(control).display === "inline" && parentLength > control.textContent.trim().length
      );
    }

    function nameOf(control: HTMLElement): string {
      const { width, height } = control.getBoundingClientRect();
      const name = (control.getAttribute("aria-label") ?? control.textContent).trim();
      return `${control.tagName} ${Math.round(width)}x${Math.round(height)} ${name.slice(0, 40)}`;
    }
  });
}
