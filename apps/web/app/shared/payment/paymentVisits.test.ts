// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import {
  CHECKOUT_DRAFT,
  CHECKOUT_PAID,
  endVisit,
  clearCheckoutDraft,
  paymentStartedFor,
  startVisit,
  visitOf,
} from "./paymentVisits.ts";

beforeEach(() => sessionStorage.clear());

test("a payment's token and the page that started it are stored for its tab", () => {
  expect(startVisit("s1", { token: "t", from: "/checkout?car=clio" })).toBe("/checkout-session/s1");
  expect(visitOf("s1")).toEqual({ token: "t", from: "/checkout?car=clio" });
  expect(visitOf("s2")).toBeUndefined();
});

test("the last payment for a car is found by its checkout URL", () => {
  startVisit("s1", { token: null, from: "/checkout?car=picanto" });
  startVisit("s2", { token: null, from: "/checkout?car=picanto&from=2026-12-01T10:00" });
  startVisit("s3", { token: null, from: "/booking?b=1&car=picanto" });
  expect(paymentStartedFor("picanto")).toBe("/checkout-session/s2");
  expect(paymentStartedFor("duster")).toBeUndefined();
});

test("a payment that ended unpaid holds no car, and its page still links back", () => {
  startVisit("s1", { token: "t", from: "/checkout?car=picanto" });
  endVisit("s1");
  expect(paymentStartedFor("picanto")).toBeUndefined();
  expect(visitOf("s1")).toMatchObject({ token: "t", from: "/checkout?car=picanto" });
});

test("invalid stored data are ignored", () => {
  for (const stored of ["{", "[]", '{"s1":3}', '{"s1":{"from":"//evil.example","token":"t"}}']) {
    sessionStorage.setItem("sayara.payments", stored);
    expect(visitOf("s1")).toBeUndefined();
  }
});

test("the draft of a paid booking is deleted, in storage and on the page that has it", () => {
  const heard = vi.fn();
  window.addEventListener(CHECKOUT_PAID, heard);
  sessionStorage.setItem(CHECKOUT_DRAFT, "{}");
  clearCheckoutDraft();
  expect(sessionStorage.getItem(CHECKOUT_DRAFT)).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});
