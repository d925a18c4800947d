/**
 * A program that meets a stalled body, a wrong address and a newer server, which forwards the answers of the API at
 * `API_URL` with values of enumerations that the installed packages do not know.
 */
export const troublesProgram = `
  import { createServer, type RequestListener } from "node:http";
  import type { AddressInfo } from "node:net";
  import { createClient } from "@sayara/api-client/client/createClient";
  import { Fault } from "@sayara/api-client/client/Fault";
  import { car, carSlugs } from "@sayara/api-client/contract/catalogue/car";
  import { settings } from "@sayara/api-client/contract/settings/settings";

  const faultOf = (error: unknown) => {
    if (!(error instanceof Fault)) throw error;
    return [error.kind, error.url?.replace(/:\\d+/, ""), error.cause instanceof Error].join(" ");
  };

  async function serve(answer: RequestListener) {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const end = () => { server.closeAllConnections(); server.close(); };
    return { baseUrl: \`http://127.0.0.1:\${port}\`, end };
  }

  const stalled = await serve((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{ "currency":');
  });
  const callStalled = createClient({ baseUrl: stalled.baseUrl, timeout: 500 });
  console.log("stalled body:", await callStalled(settings, {}).catch(faultOf));
  stalled.end();

  try {
    createClient({ baseUrl: "localhost:4000" });
  } catch (error) {
    console.log("wrong address:", String(error));
  }
  const callNobody = createClient({ baseUrl: stalled.baseUrl, retries: 0 });
  console.log("closed address:", await callNobody(settings, {}).catch(faultOf));

  const newer = await serve(async ({ url = "" }, response) => {
    const answer = await fetch(process.env["API_URL"] + url);
    const text = await answer.text();
    response.writeHead(answer.status).end(text.replace(/"gearbox":"\\w+"/g, '"gearbox":"single_speed"'));
  });
  const call = createClient(newer);
  const slugs = await call(carSlugs, { params: { page: 1 } });
  if (!slugs.ok) throw new Error("No cars");
  const params = { idOrSlug: slugs.data.items[0] ?? "", language: "en" } as const;
  const known = await createClient({ baseUrl: process.env["API_URL"] ?? "" })(car, { params });
  const found = await call(car, { params });
  if (!known.ok || !found.ok) throw new Error("No car");
  console.log("newer gearbox:", found.data.car.gearbox);
  const { gearbox } = known.data.car;
  const same = JSON.stringify({ ...found.data.car, gearbox }) === JSON.stringify({ ...known.data.car, gearbox });
  console.log("its other facts are the same:", same);
  newer.end();
`;
