// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import type { FormProblem } from "./FormProblem.ts";
import { useToastWords } from "./useToastWords.ts";

function Toast({ problem, no, action }: { problem: FormProblem; no?: string; action?: string }) {
  return <p>{useToastWords()(problem, no, action)}</p>;
}

function wordsOf(problem: FormProblem, no?: string, action?: string) {
  const { container } = render(
    <Surroundings>
      <Toast problem={problem} {...(no !== undefined && { no })} {...(action !== undefined && { action })} />
    </Surroundings>,
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
])("%j gets the generic sentence of section 8", (problem) => {
  expect(wordsOf(problem)).toBe("An unhandled error occurred.");
});

test("a refusal gets the words of its code", () => {
  expect(wordsOf(refused("email_registered"))).not.toBe("An unhandled error occurred.");
  expect(wordsOf({ kind: "no" }, "Wrong password")).toBe("Wrong password");
});

test.each([errorWords.signUp, errorWords.validationEmail, errorWords.passwordUpdate])(
  "$message is said where its action is refused without a remedy, the generic sentence after a fault",
  ({ message = "" }) => {
    expect(wordsOf(refused("unavailable"), undefined, message)).toBe(message);
    expect(wordsOf(refused("origin_refused"), undefined, message)).toBe(message);
    expect(wordsOf({ kind: "fault", fault: "timeout" }, undefined, message)).toBe(
      "An unhandled error occurred.",
    );
    expect(wordsOf(refused("account_suspended"), undefined, message)).toBe("Your account is suspended.");
  },
);
