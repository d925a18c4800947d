// @vitest-environment jsdom
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as route from "#web/pages/car/AgencyReviews.route.tsx";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { readReviewsRequest, reviewsAddress } from "./ReviewsRequest.ts";

afterEach(cleanup);

test("[RV12] the URL contains order, filters and page, and unknown values count as absent", () => {
  const read = (search: string) => readReviewsRequest(new URLSearchParams(search));
  const request = { sort: "lowest", stars: "2", language: "ar", photo: "yes", page: 3 } as const;
  const address = "/reviews/jasmin?sort=lowest&stars=2&photo=yes&written=ar&page=3";
  expect(reviewsAddress("jasmin", request)).toBe(address);
  expect(read(address.slice(address.indexOf("?")))).toEqual(request);
  expect(read("sort=newest&stars=9&written=xx&photo=1&page=0")).toEqual({ page: 1 });
});

test("[RV12] the form asks the API for the chosen order and stars", async () => {
  const { agency, reviews } = someCarData();
  if (agency === null) throw new Error("no agency");
  const { openApi, calls } = fakeApi({
    supplier: () => ({ ok: true, data: agency }),
    reviews: () => ({ ok: true, data: { ...reviews, items: [...reviews.items] } }),
  });
  const { user } = openRoute(route, {
    at: `/reviews/${agency.slug}?sort=highest`,
    path: "/reviews/:supplierSlug",
    openApi,
  });
  expect(await screen.findByRole("combobox", { name: "Order" })).toHaveProperty("value", "highest");
  await user.selectOptions(screen.getByRole("combobox", { name: "Stars" }), "2");
  const show = screen.getByRole("button", { name: "Show" });
  await user.click(show);
  await expect
    .poll(() => calls.findLast(({ name }) => name === "reviews")?.query)
    .toEqual({ sort: "highest", stars: "2" });
  await screen.findByRole("link", { name: "Show all reviews" });
  await expect.poll(() => document.activeElement).toBe(show);
});
