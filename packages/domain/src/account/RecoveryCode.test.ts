import * as v from "valibot";
import { expect, test } from "vitest";
import { formatRecoveryCode, isRecoveryCode, RecoveryCode, SecondFactorCode } from "./RecoveryCode.ts";

test.each([
  "7K3MQ-01ZX9",
  " 7k3mq 01zx9 ",
  "7K3MQ-OIZX9",
  "7k3mqolzx9",
  "\u202A7K3MQ–01ZX9".replace("–", "-"),
])("[SF6] accepts the recovery code typed as %s", (typed) => {
  expect(v.parse(RecoveryCode, typed)).toBe("7K3MQ01ZX9");
});

test.each(["7K3MQ-01ZX", "7K3MQ-01ZX99", "7K3MQ-01ZXU", "", "7K3MQ_01ZX9"])(
  "[SF6] refuses %s as a recovery code",
  (typed) => {
    expect(v.is(RecoveryCode, typed)).toBe(false);
  },
);

test("[SF6] a second-factor code is six digits or a recovery code", () => {
  const digits = v.parse(SecondFactorCode, "048 213");
  const recovery = v.parse(SecondFactorCode, "7k3mq-01zx9");
  expect([digits, isRecoveryCode(digits)]).toEqual(["048213", false]);
  expect([recovery, isRecoveryCode(recovery)]).toEqual(["7K3MQ01ZX9", true]);
  expect(formatRecoveryCode(recovery)).toBe("7K3MQ-01ZX9");
});
