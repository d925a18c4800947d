// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { languages } from "@sayara/domain/language/Language";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { WhatsAppLink } from "./WhatsAppLink.tsx";

afterEach(cleanup);

test.each(languages)(
  "the link's message in %s contains the reference without control characters",
  (language) => {
    render(
      <RoutedProviders language={language}>
        <WhatsAppLink reference="SY-7K3Q9D" phone="+21671000111" name="Atlas" />
      </RoutedProviders>,
    );
    const { host, pathname, searchParams } = new URL(screen.getByRole("link").getAttribute("href") ?? "");
    expect([host, pathname]).toEqual(["wa.me", "/21671000111"]);
    expect(searchParams.get("text")).toMatch(/ SY-7K3Q9D$/);
  },
);
