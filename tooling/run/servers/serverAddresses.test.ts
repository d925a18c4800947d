import { expect, test } from "vitest";
import { serverAddresses } from "./serverAddresses.ts";

const ports = { webPort: 3100, apiPort: 4200, gatewayPort: 4300 };

test("browsers get the public URLs of API and gateway, and servers call the local ones", () => {
  const browsers = {
    webUrl: "https://sayara.example/",
    apiUrl: "https://api.sayara.example",
    gatewayUrl: "https://pay.sayara.example",
  };
  expect(serverAddresses({ ...ports, ...browsers })).toEqual({
    WEB_URL: "https://sayara.example/",
    API_URL: "http://localhost:4200",
    PUBLIC_API_URL: "https://api.sayara.example",
    SANDBOX_GATEWAY_URL: "http://localhost:4300",
    PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.sayara.example",
    SANDBOX_WEBHOOK_URL: "http://localhost:4200/api/payment-webhook/sandbox",
    SANDBOX_ALLOWED_PARENTS: "https://sayara.example",
  });
});

test("without public URLs, browsers use the local ones too", () => {
  const { WEB_URL, PUBLIC_API_URL, PUBLIC_SANDBOX_GATEWAY_URL } = serverAddresses({
    ...ports,
    gatewayUrl: "",
  });
  expect([WEB_URL, PUBLIC_API_URL, PUBLIC_SANDBOX_GATEWAY_URL]).toEqual([
    "http://localhost:3100",
    "http://localhost:4200",
    "http://localhost:4300",
  ]);
});

test("without a gateway, no server gets a gateway URL", () => {
  const names = Object.keys(serverAddresses({ ...ports, gatewayPort: undefined }));
  expect(names.filter((name) => name.includes("SANDBOX"))).toEqual([]);
});

test("the portal has its public URL or otherwise a local one, and no URL without a port", () => {
  expect(serverAddresses({ ...ports, portalPort: 3101 }).PORTAL_URL).toBe("http://localhost:3101");
  const portalUrl = "https://portal.sayara.example";
  expect(serverAddresses({ ...ports, portalPort: 3101, portalUrl }).PORTAL_URL).toBe(portalUrl);
  expect(serverAddresses({ ...ports, portalUrl })).not.toHaveProperty("PORTAL_URL");
});
