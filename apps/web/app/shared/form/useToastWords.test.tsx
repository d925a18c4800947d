// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import type { FormProblem } from "./FormProblem.ts";
import { useToastWords } from "./useToastWords.ts";

function Toast({ problem, no }: { problem: FormProblem; no?: string }) {
  return <p>{useToastWords()(problem, no)}</p>;
}

function wordsOf(problem: FormProblem, no?: string) {
  const { container } = render(
    <Surroundings>
      <Toast problem={problem} {...(no !== undefined && { no })} />
    </Surroundings>,
  );
  return container.textContent;
}

afterEach(cleanup);

const refused = (code: "invalid_input" | "internal" | "not_ready" | "email_registered"): FormProblem => ({
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
