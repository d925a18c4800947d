import { expect, test, vi } from "vitest";
import { someCaptchaTools } from "#web/testing/someCaptchaTools.ts";
import { captchaField } from "./captchaField.ts";

function aForm() {
  const values = { captcha: false };
  return { values, change: (_name: "captcha", isTicked: boolean) => (values.captcha = isTicked) };
}

test("a token fills the form's field, its expiry clears it", () => {
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

test("a used token shows an error beside the field", () => {
  const form = aForm();
  const drop = vi.fn();
  const { box, missingCaptcha } = captchaField(form, someCaptchaTools(true, { drop }));
  box?.start();
  expect(missingCaptcha()).toEqual({ errors: { captcha: "captcha_required" } });
  expect(form.values.captcha).toBe(false);
  expect(drop).toHaveBeenCalledOnce();
});

test("without a captcha there is no box", () => {
  expect(captchaField(aForm(), someCaptchaTools(true, { isAsked: false })).box).toBeNull();
});
