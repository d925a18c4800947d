// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { AgencyLogo } from "./AgencyLogo.tsx";

afterEach(cleanup);

test("an agency's logo reserves 60 × 30 pixels before it loads", async () => {
  const { container } = render(
    <RoutedProviders>
      <AgencyLogo logo="/files/logo.png" />
    </RoutedProviders>,
  );
  await expect.poll(() => container.querySelector("img")).toMatchObject({ width: 60, height: 30 });
});
