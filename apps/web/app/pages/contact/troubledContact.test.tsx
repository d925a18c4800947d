// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSession } from "#web/session/useSession.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { someCaptchaTools } from "#web/testing/someCaptchaTools.ts";
import { startTroubledServer, troubleWords } from "#web/testing/startTroubledServer.ts";
import { Contact } from "./Contact.tsx";
import { contactDraft, useContact } from "./useContact.ts";

vi.setConfig({ testTimeout: 60_000 });
const captcha = someCaptchaTools("solved", { renew: () => Promise.resolve("solved again") });

function Page({ openApi }: Pick<Awaited<ReturnType<typeof startTroubledServer>>, "openApi">) {
  const contact = useContact({
    language: "en",
    email: "amel@example.tn",
    captcha,
    openApi,
    onSent: () => {},
  });
  return (
    <Contact
      form={contact.form}
      isSent={contact.isSent}
      onAgain={contact.writeAgain}
      captcha={contact.captcha}
    />
  );
}

beforeEach(() => useSession.setState({ session: { state: "guest" } }));
afterEach(() => {
  cleanup();
  contactDraft.clear();
});

test.each(troubleWords)(
  "%s: the form says so, keeps the message, and can be sent again",
  async (trouble, said) => {
    const server = await startTroubledServer(trouble, null);
    try {
      render(
        <Surroundings>
          <Page openApi={server.openApi} />
        </Surroundings>,
      );
      const user = userEvent.setup();
      await user.click(await screen.findByRole("textbox", { name: "Subject" }));
      await user.paste("A question");
      await user.click(screen.getByRole("textbox", { name: "Message" }));
      await user.paste("Is the car still there?");
      await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
      await user.click(screen.getByRole("button", { name: "Send the message" }));
      expect((await screen.findByRole("alert")).textContent).toMatch(said);
      const message = screen.getByRole("textbox", { name: "Message" });
      expect(message).toHaveProperty("value", "Is the car still there?");
      server.mend();
      await user.click(screen.getByRole("button", { name: "Send the message" }));
      expect(await screen.findByRole("heading", { name: "Thank you for writing" })).toBeTruthy();
    } finally {
      server.close();
    }
  },
);
