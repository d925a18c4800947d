import { expect, test, vi } from "vitest";
import { someCaptchaTools } from "#web/testing/someCaptchaTools.ts";
import { captchaField } from "./captchaField.ts";

function aForm() {
  const values = { captcha: false };
  return { values, change: (_name: "captcha", isTicked: boolean) => (values.captcha = isTicked) };
}

test("ticking it fills the form's field, running out empties it", () => {
  const form = aForm();
  const tools = { start: vi.fn(), drop: vi.fn() };
  const { box } = captchaField(form, someCaptchaTools(true, tools));
  box?.start("the token");
  expect(form.values.captcha).toBe(true);
  expect(tools.start).toHaveBeenCalledExactlyOnceWith("the token");
  box?.drop();
  expect(form.values.captcha).toBe(false);
  expect(tools.drop).toHaveBeenCalledOnce();
});

test("a spent one is asked for again, beside its field", () => {
  const form = aForm();
  const drop = vi.fn();
  const { box, doubt } = captchaField(form, someCaptchaTools(true, { drop }));
  box?.start();
  expect(doubt()).toEqual({ errors: { captcha: "captcha_required" } });
  expect(form.values.captcha).toBe(false);
  expect(drop).toHaveBeenCalledOnce();
});

test("where none is asked for there is no box", () => {
  expect(captchaField(aForm(), someCaptchaTools(true, { isAsked: false })).box).toBeNull();
});
