// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";
import type { FormProblem } from "./FormProblem.ts";
import { useToastMessages } from "./useToastMessages.ts";

function Toast({ problem, no, action }: { problem: FormProblem; no?: string; action?: string }) {
  return <p>{useToastMessages()(problem, no, action)}</p>;
}

function messagesOf(problem: FormProblem, no?: string, action?: string) {
  const { container } = render(
    <RoutedProviders>
      <Toast problem={problem} {...(no !== undefined && { no })} {...(action !== undefined && { action })} />
    </RoutedProviders>,
  );
  return container.textContent;
}

afterEach(cleanup);

const refused = (code: RefusalCode): FormProblem => ({
  kind: "refused",
  code,
  retryAfter: null,
});

test.each([
  ...(["network", "timeout", "server", "contract"] as const).map((fault): FormProblem => ({
    kind: "fault",
    fault,
  })),
  refused("invalid_input"),
  refused("internal"),
  refused("not_ready"),
])("%j shows the generic message of section 8", (problem) => {
  expect(messagesOf(problem)).toBe("An unhandled error occurred.");
});

test("a refusal shows the message of its code", () => {
  expect(messagesOf(refused("email_registered"))).not.toBe("An unhandled error occurred.");
  expect(messagesOf({ kind: "declined" }, "Wrong password")).toBe("Wrong password");
});

test.each([errorMessages.signUp, errorMessages.validationEmail, errorMessages.passwordUpdate])(
  "shows $message after a refusal without a remedy, and the generic message after a fault",
  ({ message = "" }) => {
    expect(messagesOf(refused("unavailable"), undefined, message)).toBe(message);
    expect(messagesOf(refused("origin_refused"), undefined, message)).toBe(message);
    expect(messagesOf({ kind: "fault", fault: "timeout" }, undefined, message)).toBe(
      "An unhandled error occurred.",
    );
    expect(messagesOf(refused("account_suspended"), undefined, message)).toBe("Your account is suspended.");
  },
);
