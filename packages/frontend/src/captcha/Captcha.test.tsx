// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { translate } from "@sayara/frontend/testing/translate";
import { aCaptchaBox } from "@sayara/frontend/testing/data/aCaptchaBox";
import { Captcha } from "./Captcha.tsx";
import type { CaptchaState } from "./captcha.ts";

const onStart = vi.fn();

function open(state: CaptchaState) {
  render(
    <RoutedProviders>
      <Captcha name="captcha" box={aCaptchaBox({ state, start: onStart })} />
    </RoutedProviders>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  onStart.mockClear();
});

test("the space bar starts solving the puzzle", async () => {
  const user = open("idle");
  await user.tab();
  await user.keyboard(" ");
  expect(onStart).toHaveBeenCalledOnce();
});

test.each([
  ["working", "Checking…"],
  ["solved", "Confirmed"],
] as const)("while %s, the box is ticked, shows %j and ignores clicks", async (state, status) => {
  const user = open(state);
  expect(screen.getByRole("checkbox", { name: "I am not a robot" })).toHaveProperty("checked", true);
  expect(screen.getByRole("status").textContent).toBe(status);
  await user.click(screen.getByRole("checkbox"));
  expect(onStart).not.toHaveBeenCalled();
});

test("after a failure the box offers a retry", async () => {
  const user = open("failed");
  expect(screen.getByText("That did not work. Tick the box again.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox"));
  expect(onStart).toHaveBeenCalledOnce();
});

function Steps() {
  const states: CaptchaState[] = ["idle", "working", "failed", "working", "solved"];
  const [step, setStep] = useState(0);
  return (
    <>
      <Captcha name="captcha" box={aCaptchaBox({ state: states[step] ?? "idle" })} />
      <button type="button" onClick={() => setStep(step + 1)}>
        {"Next"}
      </button>
    </>
  );
}

test("on a page translated by the browser, the box's text follows its state", async () => {
  translate();
  render(
    <RoutedProviders>
      <Steps />
    </RoutedProviders>,
  );
  const user = userEvent.setup();
  for (const text of ["Checking…", "That did not work. Tick the box again.", "Checking…", "Confirmed"]) {
    await user.click(screen.getByRole("button"));
    expect(await screen.findByText(text)).toBeTruthy();
    await expect.poll(() => screen.getByText(text).tagName).toBe("FONT");
  }
});

test.each(["altcha", "recaptcha"])(
  "with %s, the error is not announced by a live region, since focus moves to the box",
  async (provider) => {
    const box = aCaptchaBox(provider === "altcha" ? {} : { siteKey: "site-key" });
    render(
      <RoutedProviders>
        <Captcha name="captcha" box={box} error="Tick the box." />
      </RoutedProviders>,
    );
    const region = (await screen.findByText("Tick the box.")).closest(
      "[aria-live], [role=alert], [role=status]",
    );
    expect(region?.getAttribute("aria-live")).toBe("off");
  },
);
