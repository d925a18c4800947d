// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aCaptchaBox } from "@sayara/frontend/testing/data/aCaptchaBox";
import { Captcha } from "./Captcha.tsx";
import type { CaptchaBox } from "./useCaptcha.ts";
import { type Recaptcha, forgetRecaptcha } from "./loadRecaptcha.ts";

type Options = Parameters<Recaptcha["render"]>[1];

/** Fake of Google's script. Records what it renders and how often it is reset. */
const google = { rendered: [] as Options[], resets: 0, requestedUrls: [] as string[], isReachable: true };

beforeEach(() => {
  forgetRecaptcha();
  Object.assign(google, { rendered: [], resets: 0, requestedUrls: [], isReachable: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    google.requestedUrls.push(script.src);
    if (google.isReachable)
      window.grecaptcha = {
        ready: (callback) => callback(),
        render: (_place, options) => google.rendered.push(options),
        reset: () => (google.resets += 1),
      };
    queueMicrotask(() => script.dispatchEvent(new Event(google.isReachable ? "load" : "error")));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const onStart = vi.fn();
const onDrop = vi.fn();

function Page(changes: Partial<CaptchaBox>) {
  const box = aCaptchaBox({ siteKey: "the-site-key", start: onStart, drop: onDrop, ...changes });
  return (
    <RoutedProviders>
      <Captcha name="captcha" box={box} error="Please confirm that you are not a robot." />
    </RoutedProviders>
  );
}

test("shows an error when the script cannot be loaded, and a retry loads it", async () => {
  google.isReachable = false;
  render(<Page />);
  expect((await screen.findByRole("alert")).textContent).toContain("can't be reached");
  google.isReachable = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(google.rendered).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(google.requestedUrls).toEqual(
    Array.from({ length: 2 }, () => "https://www.google.com/recaptcha/api.js?render=explicit&hl=en"),
  );
});

test("the site's own puzzle does not load Google's script", () => {
  render(<Page siteKey={undefined} />);
  expect(screen.getByRole("checkbox", { name: "I am not a robot" })).toBeTruthy();
  expect(google.requestedUrls).toEqual([]);
});

test("ticking the box returns its token, and an expired token resets the field", async () => {
  render(<Page />);
  await waitFor(() => expect(google.rendered).toHaveLength(1));
  expect(google.rendered[0]).toMatchObject({ sitekey: "the-site-key", theme: "light" });
  google.rendered[0]?.callback("the token");
  expect(onStart).toHaveBeenCalledExactlyOnceWith("the token");
  google.rendered[0]?.["expired-callback"]();
  expect(onDrop).toHaveBeenCalledOnce();
});

test("resets the box for a new token, since a token is valid only once", async () => {
  const { rerender } = render(<Page round={0} />);
  await waitFor(() => expect(google.rendered).toHaveLength(1));
  expect(google.resets).toBe(0);
  rerender(<Page round={1} />);
  await waitFor(() => expect(google.resets).toBe(1));
});

test("shows an error when Google's box loses its connection", async () => {
  render(<Page />);
  await waitFor(() => expect(google.rendered).toHaveLength(1));
  google.rendered[0]?.["error-callback"]();
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test("the box is described by the form's error and can receive focus", () => {
  render(<Page />);
  const group = screen.getByRole("group", { name: "Robot check" });
  group.focus();
  expect(document.activeElement).toBe(group);
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Please confirm that you are not a robot.",
  );
});
