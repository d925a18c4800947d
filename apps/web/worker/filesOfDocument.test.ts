import { expect, test } from "vitest";
import { buildOf, filesOfDocument } from "./filesOfDocument.ts";

const html = `<script data-first="/assets/framework-D0wSdJd.js /assets/t2YZk6b.js" data-entry="/assets/entry-1.js">
import "/assets/manifest-a8b28447.js";import * as r from "/assets/Booking.route-BugEBGa.js";</script>
<meta name="sayara-sheet" content="/assets/site-3Me-g2uN.css"/><script src="/assets/t2YZk6b.js"></script>
<a href="/booking?b=1">`;

test("finds each hashed file of a document once", () => {
  expect(filesOfDocument(html)).toEqual([
    "/assets/framework-D0wSdJd.js",
    "/assets/t2YZk6b.js",
    "/assets/entry-1.js",
    "/assets/manifest-a8b28447.js",
    "/assets/Booking.route-BugEBGa.js",
    "/assets/site-3Me-g2uN.css",
  ]);
});

test("identifies the build by the name of the manifest", () => {
  expect(buildOf(html)).toBe("/assets/manifest-a8b28447.js");
  expect(buildOf("<html>")).toBeNull();
});
