import { expect, test } from "vitest";
import { readConfig } from "./readConfig.ts";

test("every variable defaults to a demonstration value", () => {
  expect(readConfig({})).toMatchObject({
    port: 4100,
    publicUrl: "http://localhost:4100",
    webhookUrl: "http://localhost:4000/api/payment-webhook/sandbox",
    allowedParents: ["http://localhost:3000"],
  });
});

test("the card page uses the public URL, not the internal address that the API calls", () => {
  const env = {
    PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.example.tn/",
    SANDBOX_GATEWAY_URL: "http://gateway:4100",
  };
  expect(readConfig(env).publicUrl).toBe("https://pay.example.tn");
  expect(readConfig({ ...env, PUBLIC_SANDBOX_GATEWAY_URL: "" }).publicUrl).toBe("http://localhost:4100");
});

test("rejects production mode", () => {
  expect(() => readConfig({ MODE: "production" })).toThrow("MODE must not be production");
});

test("lists invalid variables without showing their values", () => {
  const invalidEnv = {
    PORT: "x",
    PUBLIC_SANDBOX_GATEWAY_URL: "gateway:4100",
    SANDBOX_GATEWAY_KEY: "short-secret",
    SANDBOX_ALLOWED_PARENTS: "http://a.example/path",
  };
  expect(() => readConfig(invalidEnv)).toThrow(
    /PORT must be a port[^]*PUBLIC_SANDBOX_GATEWAY_URL must[^]*SANDBOX_GATEWAY_KEY must have at least 24 characters[^]*SANDBOX_ALLOWED_PARENTS must be origins/,
  );
  expect(() => readConfig(invalidEnv)).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("short-secret") }),
  );
});
