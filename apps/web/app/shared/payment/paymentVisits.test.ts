// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import {
  CHECKOUT_DRAFT,
  CHECKOUT_PAID,
  endVisit,
  forgetCheckout,
  paymentStartedFor,
  startVisit,
  visitOf,
} from "./paymentVisits.ts";

beforeEach(() => sessionStorage.clear());

test("a payment's token and origin are kept for its tab", () => {
  expect(startVisit("s1", { token: "t", from: "/checkout?car=clio" })).toBe("/checkout-session/s1");
  expect(visitOf("s1")).toEqual({ token: "t", from: "/checkout?car=clio" });
  expect(visitOf("s2")).toBeUndefined();
});

test("the last payment for a car is found by its checkout's address", () => {
  startVisit("s1", { token: null, from: "/checkout?car=picanto" });
  startVisit("s2", { token: null, from: "/checkout?car=picanto&from=2026-12-01T10:00" });
  startVisit("s3", { token: null, from: "/booking?b=1&car=picanto" });
  expect(paymentStartedFor("picanto")).toBe("/checkout-session/s2");
  expect(paymentStartedFor("duster")).toBeUndefined();
});

test("a payment that ended unpaid holds no car, and its page still leads back", () => {
  startVisit("s1", { token: "t", from: "/checkout?car=picanto" });
  endVisit("s1");
  expect(paymentStartedFor("picanto")).toBeUndefined();
  expect(visitOf("s1")).toMatchObject({ token: "t", from: "/checkout?car=picanto" });
});

test("what is stored otherwise is ignored", () => {
  for (const stored of ["{", "[]", '{"s1":3}', '{"s1":{"from":"//evil.example","token":"t"}}']) {
    sessionStorage.setItem("sayara.payments", stored);
    expect(visitOf("s1")).toBeUndefined();
  }
});

test("a paid booking's draft is deleted, also in a page that holds it", () => {
  const heard = vi.fn();
  window.addEventListener(CHECKOUT_PAID, heard);
  sessionStorage.setItem(CHECKOUT_DRAFT, "{}");
  forgetCheckout();
  expect(sessionStorage.getItem(CHECKOUT_DRAFT)).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});
