import { measurePageSpeed } from "@sayara/tooling-bench/lighthouse";
import { sampleMemory } from "@sayara/tooling-bench/sampleMemory";
import { table } from "@sayara/tooling-bench/table";
import { withServers } from "@sayara/tooling-run/withServers";

/** The known peer's home page, measured the same way. */
const peer = { page: "the peer's home", score: 50, "LCP (ms)": 6400, "JavaScript (KB)": 422 };
const wanted = {
  page: "wanted",
  score: 98,
  "LCP (ms)": 1200,
  "TBT (ms)": 100,
  CLS: 0.02,
  "JavaScript (KB)": 150,
};

await withServers(async ({ webUrl, pids }) => {
  const memory = sampleMemory(pids.web);
  const pages = { home: "/", search: "/search/aeroport-tunis-carthage" };
  const rows = [];
  for (const [page, path] of Object.entries(pages)) {
    // Servers that have been up for a while: what is measured is the page, not the first compilation of its code.
    for (let visit = 0; visit < 20; visit++) await (await fetch(new URL(path, webUrl))).text();
    const speed = await measurePageSpeed(new URL(path, webUrl).href);
    rows.push({
      page,
      score: speed.score,
      "LCP (ms)": speed.largestContentfulPaint,
      "TBT (ms)": speed.totalBlockingTime,
      CLS: speed.layoutShift,
      "JavaScript (KB)": speed.javascript,
    });
  }
  const { median, peak } = await memory.stop();
  process.stdout.write("Lighthouse, mobile, medians of five visits\n\n");
  process.stdout.write(`${table([...rows, wanted, peer])}\n\n`);
  process.stdout.write(
    `The website's server: ${median} MB resident (median), ${peak} MB at most; wanted at most 250.\n`,
  );
});
