// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSession } from "@sayara/frontend/session/useSession";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { startFaultyServer, failureMessages } from "#web/testing/startFaultyServer.ts";
import * as route from "./Contact.route.tsx";

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  useSession.setState({ session: { state: "signedIn", user: aUser() } });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test.each(failureMessages)(
  "%s: the form reports it, keeps the message and can be sent again",
  async (mode, expected) => {
    const server = await startFaultyServer(mode, null);
    try {
      const { user } = openRoute(route, { at: "/contact", openApi: server.openApi });
      await user.click(await screen.findByRole("textbox", { name: "Subject" }));
      await user.paste("A question");
      await user.click(screen.getByRole("textbox", { name: "Message" }));
      await user.paste("Is the car still there?");
      await user.click(screen.getByRole("button", { name: "Send the message" }));
      expect((await screen.findByRole("alert")).textContent).toMatch(expected);
      const message = screen.getByRole("textbox", { name: "Message" });
      expect(message).toHaveProperty("value", "Is the car still there?");
      server.repair();
      await user.click(screen.getByRole("button", { name: "Send the message" }));
      expect(await screen.findByRole("heading", { name: "Thank you for writing" })).toBeTruthy();
    } finally {
      server.close();
    }
  },
);
