import { defineConfig } from "vite";

// during development, Vite serves the page, and `patolli serve` the tables
const table = "http://127.0.0.1:8765";

export default defineConfig({
  base: "./",
  build: {
    outDir: process.env.PATOLLI_WEB_OUT ?? "../src/patolli/web/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/api": table, "/ws": { target: table, ws: true } } },
});
