// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { useSession } from "@sayara/frontend/session/useSession";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { startFaultyServer, failureMessages } from "#web/testing/startFaultyServer.ts";
import * as route from "./SignIn.route.tsx";

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  signInDraft.clear();
  useSession.setState({ session: { state: "guest" } });
});
afterEach(cleanup);

test.each(failureMessages)(
  "%s: the form shows the problem, keeps the typed values and can be submitted again",
  async (mode, expected) => {
    const server = await startFaultyServer(mode, aUser());
    try {
      const { user } = openRoute(route, { at: "/sign-in", openApi: server.openApi });
      await user.click(await screen.findByRole("textbox", { name: "Email" }));
      await user.paste("amel@example.tn");
      await user.click(screen.getByLabelText("Password"));
      await user.paste("sidi bou said");
      await user.keyboard("{Enter}");
      expect((await screen.findByRole("alert")).textContent).toMatch(expected);
      expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "amel@example.tn");
      expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
      const button = screen.getByRole("button", { name: "Sign in" });
      expect(button.ariaBusy ?? button.getAttribute("aria-busy")).toBeNull();
      server.repair();
      await user.click(button);
      await waitFor(() => expect(server.countAnswered()).toBe(1));
      await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    } finally {
      server.close();
    }
  },
);
