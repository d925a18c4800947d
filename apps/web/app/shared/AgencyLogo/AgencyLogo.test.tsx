// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { AgencyLogo } from "./AgencyLogo.tsx";

afterEach(cleanup);

test("an agency's logo reserves 60 × 30 pixels before it loads", async () => {
  const { container } = render(
    <Surroundings>
      <AgencyLogo logo="/files/logo.png" />
    </Surroundings>,
  );
  await expect.poll(() => container.querySelector("img")).toMatchObject({ width: 60, height: 30 });
});
