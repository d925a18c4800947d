import { expect, test } from "vitest";
import { webConfiguration } from "./webConfiguration.ts";

test("without any variable the demonstration runs at its own addresses", () => {
  expect(webConfiguration({})).toMatchObject({
    mode: "demo",
    port: 3000,
    apiUrl: "http://localhost:4000",
    publicApiUrl: "http://localhost:4000",
    webUrl: "http://localhost:3000",
  });
});

test("the browser's way to the API is the server's own unless told otherwise", () => {
  const addresses = { API_URL: "http://api:4000/", PUBLIC_API_URL: "https://api.example.tn" };
  expect(webConfiguration({ API_URL: addresses.API_URL }).publicApiUrl).toBe("http://api:4000");
  expect(webConfiguration(addresses).publicApiUrl).toBe("https://api.example.tn");
});

test.each([
  ["PORT", "http"],
  ["API_URL", "localhost"],
  ["MODE", "staging"],
  ["WEB_SERVER_SECRET", "short"],
])("a wrong %s is refused by its name", (name, value) => {
  expect(() => webConfiguration({ [name]: value })).toThrow(name);
});

test("production refuses the secret that everyone knows", () => {
  expect(() => webConfiguration({ MODE: "production" })).toThrow("WEB_SERVER_SECRET");
});
