import { composeStories } from "@storybook/react-vite";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import * as styles from "./Skeleton.css.ts";
import * as stories from "./Skeleton.stories.tsx";
import { Skeleton } from "./Skeleton.tsx";

const { CarCard } = composeStories(stories);
const shapes = Object.keys(styles.shapes) as (keyof typeof styles.shapes)[];

test.each(shapes)("a loading %s is hidden from screen readers and not focusable", (shape) => {
  const { container } = render(<Skeleton shape={shape} width="half" />);
  const skeleton = container.firstElementChild;
  expect(skeleton?.getAttribute("aria-hidden")).toBe("true");
  expect(skeleton?.textContent).toBe("");
  expect(skeleton?.outerHTML).not.toContain("tabindex");
  expect([...(skeleton?.classList ?? [])]).toEqual(
    expect.arrayContaining([styles.shapes[shape], styles.widths.half]),
  );
});

test("its container is announced as busy only once", () => {
  const { container } = render(<CarCard />);
  const busy = container.querySelectorAll("[aria-busy='true']");
  expect(busy).toHaveLength(1);
  expect(busy[0]?.querySelectorAll("[aria-hidden]")).toHaveLength(5);
});
