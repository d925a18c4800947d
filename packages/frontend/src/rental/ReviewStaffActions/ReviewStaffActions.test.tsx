// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { noContent, fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { openPart } from "@sayara/frontend/testing/openPart";
import { ReviewStaffActions, type ReviewStaffActionsProps } from "./ReviewStaffActions.tsx";
import { reviewAction } from "./reviewAction.ts";
import { useStaffReviewActions } from "./useStaffReviewActions.ts";

afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const agency = { answer: true, hide: false };
const admin = { answer: false, hide: true };

function open(handlers: FakeHandlers, props: Partial<ReviewStaffActionsProps>) {
  const { openApi, calls } = fakeApi(handlers);
  const onChange = vi.fn();
  function Part() {
    const initialProps = { isAnswerable: true, isHidden: false, permissions: agency, ...props };
    const [isAnswerable, setAnswerable] = useState(initialProps.isAnswerable);
    const actions = useStaffReviewActions(id, (change) => {
      if (change.answer !== undefined) setAnswerable(false);
      onChange(change);
    });
    return (
      <ReviewStaffActions {...initialProps} author="Amel" isAnswerable={isAnswerable} actions={actions} />
    );
  }
  const { person, container } = openPart(Part, { at: "/car/i20", openApi, action: reviewAction });
  return { user: person, container, calls, onChange };
}

test("[RV9] the agency can reply once, and the dialog says how long the reply can be changed", async () => {
  const { user, calls, onChange } = open({ answerReview: () => noContent }, { permissions: agency });
  expect(screen.queryByRole("button", { name: /Hide/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /Answer…/ }));
  const dialog = screen.getByRole("dialog", { name: "Answer the review of Amel" });
  expect(dialog.textContent).toContain("You can change it for 48 hours");
  await user.click(screen.getByRole("button", { name: "Publish the answer" }));
  expect(screen.getByText("Write the answer.")).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /Your answer/ }), " Thank you. ");
  await user.click(screen.getByRole("button", { name: "Publish the answer" }));
  await expect.poll(() => onChange).toHaveBeenCalledWith({ answer: "Thank you." });
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [{ id }, { answer: "Thank you.", isChange: false }],
  ]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: /Answer…/ })).toBeNull();
});

test("if a colleague replied first, the dialog keeps the text and shows the refusal", async () => {
  const { user, onChange } = open(
    { answerReview: () => refuse(409, "review_already_answered") },
    { permissions: agency },
  );
  await user.click(screen.getByRole("button", { name: /Answer…/ }));
  await user.type(screen.getByRole("textbox", { name: /Your answer/ }), "Thank you.");
  await user.click(screen.getByRole("button", { name: "Publish the answer" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: /Your answer/ })).toHaveProperty("value", "Thank you.");
  expect(onChange).not.toHaveBeenCalled();
});

test("a fault shows the generic toast and the dialog's notice", async () => {
  const toasts = watchToasts();
  const { user } = open(
    { answerReview: () => Promise.reject(new TypeError("not reached")) },
    { permissions: agency },
  );
  await user.click(screen.getByRole("button", { name: /Answer…/ }));
  await user.type(screen.getByRole("textbox", { name: /Your answer/ }), "Thank you.");
  await user.click(screen.getByRole("button", { name: "Publish the answer" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No connection.");
  await expect.poll(toasts).toEqual(["An unhandled error occurred."]);
});

test("[RV10] an admin can hide a review with a reason and show it again", async () => {
  const { user, calls, onChange } = open({ hideReview: () => noContent }, { permissions: admin });
  expect(screen.queryByRole("button", { name: /Answer/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /Hide…/ }));
  await user.click(screen.getByRole("button", { name: "Hide the review" }));
  expect(screen.getByText("Give the reason.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "It names a person.");
  await user.click(screen.getByRole("button", { name: "Hide the review" }));
  await expect.poll(() => onChange).toHaveBeenCalledOnce();
  cleanup();
  const hiddenReview = open({ hideReview: () => noContent }, { permissions: admin, isHidden: true });
  await hiddenReview.user.click(screen.getByRole("button", { name: "Show it again" }));
  await expect.poll(() => hiddenReview.onChange).toHaveBeenCalledWith({ hiddenReason: null });
  expect([...calls, ...hiddenReview.calls].map(({ body }) => body)).toEqual([
    { reason: "It names a person." },
    { reason: null },
  ]);
});

test("a hidden review, and one that the agency may not reply to, offer no reply button", () => {
  open({}, { permissions: agency, isHidden: true });
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open({}, { permissions: agency, isAnswerable: false });
  expect(screen.queryByRole("button")).toBeNull();
});
