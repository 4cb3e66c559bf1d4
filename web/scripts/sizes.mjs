// Prints the gzipped size of each script and style sheet. Fails if the scripts of the initial page load
// exceed the limit.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150 * 1024;
const out = process.env.PATOLLI_WEB_OUT ?? "../src/patolli/web/static";
const page = readFileSync(`${out}/index.html`, "utf8");
let first = 0;
for (const file of readdirSync(`${out}/assets`)
  .filter((name) => /\.(js|css)$/.test(name))
  .sort()) {
  const size = gzipSync(readFileSync(`${out}/assets/${file}`), { level: 9 }).length;
  const loads = page.includes(file);
  if (loads && file.endsWith(".js")) first += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${loads ? "first load" : "on demand "}  ${file}`);
}
console.log(
  `${(first / 1024).toFixed(1).padStart(7)} KB  script of the first load; limit ${LIMIT / 1024} KB`,
);
if (first > LIMIT) process.exit(1);
