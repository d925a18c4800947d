// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { useSession } from "#web/session/useSession.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aUser } from "#web/testing/aUser.ts";
import { startTroubledServer, troubleWords } from "#web/testing/startTroubledServer.ts";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

vi.setConfig({ testTimeout: 60_000 });
const noSocial = { providers: [], problem: null, isWorking: false, choose: () => {} };

function Page({ openApi }: Pick<Awaited<ReturnType<typeof startTroubledServer>>, "openApi">) {
  return <SignIn form={useSignIn({ openApi })} from="/bookings" social={noSocial} />;
}

beforeEach(() => {
  signInDraft.clear();
  useSession.setState({ session: { state: "guest" } });
});
afterEach(cleanup);

test.each(troubleWords)(
  "%s: the form says so, keeps what was typed, and can be sent again",
  async (trouble, said) => {
    const server = await startTroubledServer(trouble, aUser());
    try {
      render(
        <Surroundings>
          <Page openApi={server.openApi} />
        </Surroundings>,
      );
      const user = userEvent.setup();
      await user.click(await screen.findByRole("textbox", { name: "Email" }));
      await user.paste("amel@example.tn");
      await user.click(screen.getByLabelText("Password"));
      await user.paste("sidi bou said");
      await user.keyboard("{Enter}");
      expect((await screen.findByRole("alert")).textContent).toMatch(said);
      expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "amel@example.tn");
      expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
      const button = screen.getByRole("button", { name: "Sign in" });
      expect(button.ariaBusy ?? button.getAttribute("aria-busy")).toBeNull();
      server.mend();
      await user.click(button);
      await waitFor(() => expect(server.answered()).toBe(1));
      await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    } finally {
      server.close();
    }
  },
);
