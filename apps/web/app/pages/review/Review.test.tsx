// @vitest-environment jsdom
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { anOwnReview } from "@sayara/frontend/testing/data/anOwnReview";
import { noContent, fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { SubmittedReview } from "./SubmittedReview.tsx";
import { loadReview } from "./Review.load.ts";
import * as route from "./Review.route.tsx";

const booking = aBooking({ status: "paid" });
function open(handlers: FakeHandlers = {}, user = aUser()) {
  storeUser(user);
  const { openApi, calls } = fakeApi({
    booking: () => ({ ok: true, data: booking }),
    bookingReview: () => ({ ok: true, data: { review: null } }),
    ...handlers,
  });
  const reopen = () => openRoute(route, { at: `/review?b=${booking.id}`, openApi });
  return { ...reopen(), calls, reopen };
}

const bodyOf = (calls: { name: string; body?: unknown }[]) =>
  calls.find(({ name }) => name === "addReview")?.body;

type User = ReturnType<typeof userEvent.setup>;
const choose = async (user: User, group: string, answer: string) =>
  user.click(within(await screen.findByRole("group", { name: group })).getByRole("radio", { name: answer }));
const publish = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Publish my review" }));

async function answerAllQuestions(user: User) {
  await choose(user, "Did you rent the car?", "Yes");
  await choose(user, "Did the agency answer your calls?", "No");
  await choose(user, "Did the agency cancel at the last minute?", "No");
  await choose(user, "Was the car there on time?", "Late");
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

test.each(["supplier", "admin"] as const)(
  "an account of type %s sees immediately that only the driver can write a review",
  async (type) => {
    const { calls } = open({}, aUser({ type }));
    expect(await screen.findByText("This booking was not made by you.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Publish my review" })).toBeNull();
    expect(calls).toEqual([]);
  },
);

test("publishing sends the rating and the four answers", async () => {
  const { user, calls } = open({ addReview: () => noContent });
  await choose(user, "Your rating", "4 – Good");
  await answerAllQuestions(user);
  await publish(user);
  await expect
    .poll(() => bodyOf(calls))
    .toEqual({
      bookingId: booking.id,
      rating: 4,
      comments: "",
      language: "en",
      answers: {
        rentedCar: true,
        agencyAnsweredCalls: false,
        agencyCancelledLastMinute: false,
        carEta: "late",
      },
    });
});

test("[RV1, RV3] a missing rating and missing answers are listed, and nothing is sent", async () => {
  const { user, calls } = open();
  await publish(user);
  const summary = await screen.findByRole("alert");
  for (const name of ["Your rating", "Did you rent the car", "Was the car there on time"]) {
    expect(summary.textContent).toContain(name);
  }
  expect(bodyOf(calls)).toBeUndefined();
});

test("[RV2] below three stars, comments are required, and the error is shown beside their field", async () => {
  const { user, calls } = open({ addReview: () => noContent });
  await choose(user, "Your rating", "2 – Poor");
  await answerAllQuestions(user);
  await publish(user);
  expect(await screen.findByText(/needs a comment/)).toBeTruthy();
  expect(bodyOf(calls)).toBeUndefined();
  await user.click(screen.getByRole("textbox", { name: /Your comments/ }));
  await user.paste("وصلت السيارة متأخرة");
  await publish(user);
  // [RV11] The language is detected from the letters of the comments.
  await expect.poll(() => bodyOf(calls)).toMatchObject({ comments: "وصلت السيارة متأخرة", language: "ar" });
});

test("typed text stays after a refusal and after a reload", async () => {
  const { user, unmount, reopen } = open({ addReview: () => refuse(422, "review_not_authorized") });
  await choose(user, "Your rating", "5 – Excellent");
  await user.click(screen.getByRole("textbox", { name: /Your comments/ }));
  await user.paste("Lovely.");
  await answerAllQuestions(user);
  await publish(user);
  expect((await screen.findByRole("alert")).textContent).toContain("You are not authorized to review");
  unmount();
  reopen();
  expect(await screen.findByRole("textbox", { name: /Your comments/ })).toHaveProperty("value", "Lovely.");
  expect(screen.getByRole("radio", { name: "5 – Excellent" })).toHaveProperty("checked", true);
});

test("a server fault is shown as a failed submission", async () => {
  const { user } = open({ addReview: () => refuse(500, "review_failed") });
  await choose(user, "Your rating", "5 – Excellent");
  await answerAllQuestions(user);
  await publish(user);
  expect((await screen.findByRole("alert")).textContent).toContain("Your review could not be sent");
});

test("a submitted review shows the agency's answer and the reason why staff hid the review", () => {
  render(
    <RoutedProviders>
      <SubmittedReview
        booking={booking}
        review={anOwnReview({ answer: "We are sorry.", hiddenReason: "It names a person." })}
        isNew={false}
      />
    </RoutedProviders>,
  );
  expect(screen.getByText("We are sorry.")).toBeTruthy();
  expect(screen.getByText("Reason: It names a person.")).toBeTruthy();
});

test("[RV13] [RV14] sending without a chosen photo shows an error, and the driver can report the agency's answer", async () => {
  const review = anOwnReview({ answer: "You lie.", answerLanguage: "en", mayAddPhoto: true });
  const { user, calls } = open({
    bookingReview: () => ({ ok: true, data: { review } }),
    reportReview: () => noContent,
  });
  const field = await screen.findByLabelText(/A photo of the car/);
  await user.click(screen.getByRole("button", { name: "Send the photo" }));
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(calls.map(({ name }) => name)).not.toContain("addReviewPhoto");
  await user.click(await screen.findByRole("button", { name: "Report this answer…" }));
  await user.type(screen.getByRole("textbox", { name: /What is wrong/ }), "An insult.");
  await user.click(screen.getByRole("button", { name: "Report the answer" }));
  await expect
    .poll(() => calls.find(({ name }) => name === "reportReview"))
    .toMatchObject({ params: { id: review.id }, body: { reason: "An insult." } });
});

test("[RV13] a file that is not an image is refused with the reason, and a removed photo is not sent", async () => {
  const review = anOwnReview({ mayAddPhoto: true });
  const { calls } = open({ bookingReview: () => ({ ok: true, data: { review } }) });
  const user = userEvent.setup({ applyAccept: false });
  const field = await screen.findByLabelText<HTMLInputElement>(/A photo of the car/);
  await user.upload(field, new File(["%PDF"], "contract.pdf", { type: "application/pdf" }));
  expect(await screen.findByText(/This kind of image is not accepted/)).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const photo = new File(["photo"], "clio.png", { type: "image/png" });
  await user.upload(field, photo);
  await screen.findByText("clio.png");
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  // Cancelling the browser's file dialog removes the chosen file.
  await user.upload(field, []);
  expect(screen.queryByText("clio.png")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send the photo" }));
  expect(await screen.findByText("Please choose an image.")).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain("addReviewPhoto");
});

test("[RV13] a sent photo awaits its approval, and the driver can delete it", async () => {
  const review = anOwnReview({ photo: { state: "waiting", address: "/photos/1.webp", reason: null } });
  const { user, calls } = open({
    bookingReview: () => ({ ok: true, data: { review } }),
    deleteReviewPhoto: () => noContent,
  });
  await screen.findByText(/Our team looks at your photo/);
  await user.click(screen.getByRole("button", { name: "Delete the photo" }));
  await expect
    .poll(() => calls.find(({ name }) => name === "deleteReviewPhoto"))
    .toMatchObject({ params: { id: review.id } });
});

test("loading the page returns the booking with the driver's review, or the code of the refusal", async () => {
  const load = async (handlers: FakeHandlers, id: string | null = "b1") =>
    loadReview(await fakeApi(handlers).openApi(), { id, language: "en", user: aUser() });
  const withBooking: FakeHandlers = { booking: () => ({ ok: true, data: booking }) };
  const review = anOwnReview();
  expect(await load({ ...withBooking, bookingReview: () => ({ ok: true, data: { review } }) })).toMatchObject(
    {
      state: "ready",
      review: { rating: 4 },
    },
  );
  expect(await load({ ...withBooking, bookingReview: () => refuse(403, "review_not_the_driver") })).toEqual({
    state: "refused",
    code: "review_not_the_driver",
  });
  expect(await load({}, null)).toEqual({ state: "refused", code: "review_missing_booking" });
  expect(await load({}, "../x")).toEqual({ state: "refused", code: "review_booking_not_found" });
  expect(await load({ ...withBooking, bookingReview: () => refuse(503, "not_ready") })).toMatchObject({
    state: expect.stringMatching(/failed|refused/),
  });
});
